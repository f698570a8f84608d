/** The parts of a check, in the order in which a backend team would build them. */
export const groups = {
  site: 'Calls without a login',
  login: 'Log-in and cookies',
  reading: 'Reading calls',
  refusals: 'Refused calls',
  strangers: 'Other customers’ data',
  changing: 'Changing calls',
  bankId: 'BankID',
  hub: 'Live connection',
  ending: 'Renewal, expiry and log-out',
} as const;
export type Group = keyof typeof groups;

/** Something that was expected, what came instead, and where the contract says so. */
export interface Finding {
  readonly verdict: 'right' | 'wrong' | 'not checked';
  readonly expected: string;
  /** The actual result. If it was not checked, the reason. */
  readonly came: string;
  /** A place in a document of the contract. */
  readonly contract: string;
}

/** A finding with what was asked. */
export interface Check extends Finding {
  readonly group: Group;
  /** The call or the step, such as `GET /api/PortalIdentity/GetUser without a session`. */
  readonly asked: string;
}

/** The result of a check. */
export interface Report {
  readonly url: string;
  /** Version of the contract. */
  readonly version: string;
  readonly checks: readonly Check[];
}

/** Keeps findings of one group. */
export type Recorder = (asked: string, findings: readonly Finding[]) => void;

/** A finding: the expected result, the actual one, and the verdict. */
export function expectation(
  isRight: boolean,
  expected: string,
  came: string,
  contract: string,
): Finding {
  return { verdict: isRight ? 'right' : 'wrong', expected, came, contract };
}

/** The reason why access to another customer's data was not checked. */
export const noOtherCustomer = '--other-customer names another customer';

/** A finding that could not be checked with this backend or this customer. */
export function notChecked(expected: string, reason: string, contract: string): Finding {
  return { verdict: 'not checked', expected, came: reason, contract };
}

/** How the command ends: 0 if all is right, 1 if something is wrong, 2 if nothing was checked. */
export function exitCodeOf(checks: readonly Check[]): 0 | 1 | 2 {
  if (countOf(checks, 'wrong') > 0) return 1;
  return countOf(checks, 'right') > 0 ? 0 : 2;
}

/** Number of checks with this verdict. */
export function countOf(checks: readonly Check[], verdict: Finding['verdict']): number {
  return checks.filter((check) => check.verdict === verdict).length;
}
