import { contractVersion } from '@mina-sidor/api-client/documents';

import { checkBankId } from './checks/bankId.ts';
import { checkChanging } from './checks/changing.ts';
import { checkEnding, givenSessionStays, type LetExpire } from './checks/ending.ts';
import { checkHub } from './checks/hub.ts';
import { checkLoginRefusals, givenSession, logIn, resumeSession } from './checks/login.ts';
import { checkReading } from './checks/reading.ts';
import {
  checkBadInput,
  checkForeignPages,
  checkForgery,
  checkStrangers,
  checkWithoutSession,
} from './checks/refusals.ts';
import { inventedIds, noIds, onlyOf } from './ids.ts';
import {
  type Check,
  type Group,
  groups,
  noOtherCustomer,
  notChecked,
  type Recorder,
  type Report,
} from './report.ts';
import { rules } from './rules.ts';
import { Visitor } from './visitor.ts';

/** The options of a check. */
export interface CheckOptions {
  /** The backend's origin. */
  readonly url: string;
  /** A test customer's personal number, or the cookies of a session, as `name=value; name=value`. */
  readonly customer: { readonly personalNumber: string } | { readonly cookie: string };
  /** Another test customer's personal number. Without it, access to other customers' data is not checked. */
  readonly otherCustomer?: string | undefined;
  /** Whether to make calls that change something. */
  readonly isWriting?: boolean | undefined;
  /** Waits until the session has to be renewed. Without it, renewal is not checked. */
  readonly letExpire?: LetExpire | undefined;
  /** Only these groups. @default all */
  readonly only?: readonly Group[] | undefined;
}

/** Checks a backend. Rejects if it does not answer or if the log-in fails. */
export async function checkBackend(options: CheckOptions): Promise<Report> {
  const { customer, otherCustomer, isWriting = false, letExpire, only } = options;
  const url = new URL(options.url).origin;
  const checks: Check[] = [];
  const isWanted = (group: Group): boolean => only === undefined || only.includes(group);
  const to =
    (group: Group): Recorder =>
    (asked, findings) => {
      if (isWanted(group))
        checks.push(...findings.map((finding) => ({ group, asked, ...finding })));
    };

  await checkReading(new Visitor(url), 'anonymous', to('site'));
  const visitor =
    'cookie' in customer
      ? await resumeSession(url, readCookies(customer.cookie))
      : await logIn(url, customer.personalNumber, to('login'));
  if ('cookie' in customer) to('login')('the log-in', [givenSession()]);
  else await checkLoginRefusals(url, to('login'));
  const isReading = (['reading', 'refusals', 'strangers', 'changing', 'hub'] as const).some(
    isWanted,
  );
  const ids = isReading ? await checkReading(visitor, 'session', to('reading')) : noIds;

  if (isWanted('refusals')) {
    await checkWithoutSession(url, ids, to('refusals'));
    await checkBadInput(visitor, ids, isWriting, to('refusals'));
    await checkForgery(visitor, ids, isWriting, to('refusals'));
    await checkForeignPages(visitor, isWriting, to('refusals'));
  }
  const other = otherCustomer === undefined ? null : await logIn(url, otherCustomer);
  if (isWanted('hub')) await checkHub(visitor, other, to('hub'));
  if (isWriting && isWanted('bankId')) await checkBankId(url, to('bankId'));
  if (isWriting && (isWanted('changing') || isWanted('hub')))
    await checkChanging(visitor, other, ids, to('changing'), to('hub'));
  if (!isWriting) {
    for (const group of ['changing', 'bankId'] as const) {
      to(group)('every call', [
        notChecked('an answer', '--write makes these calls', rules.everyAnswer),
      ]);
    }
  }
  // After the changing calls: only a call that has answered well shows by a 404 that the id is foreign.
  if (isWanted('strangers')) {
    const record = to('strangers');
    await checkStrangers(visitor, inventedIds, 'an invented id', isWriting, record);
    if (other === null) {
      record('another customer’s ids', [
        notChecked('status 404', noOtherCustomer, rules.otherCustomers),
      ]);
    } else {
      const others = onlyOf(await checkReading(other, 'session', () => undefined), ids);
      await checkStrangers(visitor, others, 'another customer’s id', isWriting, record);
    }
  }
  if ('cookie' in customer) to('ending')('renewal and log-out', [givenSessionStays()]);
  else if (isWanted('ending')) await checkEnding(visitor, letExpire, to('ending'));
  return { url, version: contractVersion, checks };
}

function readCookies(header: string): ReadonlyMap<string, string> {
  return new Map(
    header
      .split(';')
      .map((pair) => /^\s*([^=]+)=(.*?)\s*$/u.exec(pair))
      .map((match) => [match?.[1] ?? '', match?.[2] ?? '']),
  );
}

const isGroup = (name: string): name is Group => Object.hasOwn(groups, name);

/** The group of this name; null if there is none. */
export const toGroup = (name: string): Group | null => (isGroup(name) ? name : null);
