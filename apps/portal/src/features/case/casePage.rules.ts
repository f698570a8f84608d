import {
  type CaseState,
  chargeOf,
  type ClaimCase,
  type CustomerCase,
  isPaymentInProgress,
} from '@mina-sidor/api-client';
import { fill, formatAmount, formatDate, formatPeriod } from '@mina-sidor/texts';

import { caseStateOf } from '../../domain/case.rules.ts';
import { consequences, type Payability } from '../../domain/payability.ts';
import { texts } from '../../texts.ts';

type StateWithInfo = Exclude<CaseState, 'Claim'>;

/** The fact Status: a plain word, or the state with an explanation (rows D12 and D13). */
export type CaseStatus =
  | { readonly kind: 'closed' }
  /** A plain claim or an unknown state; neither needs an explanation. */
  | { readonly kind: 'active' }
  | { readonly kind: 'state'; readonly state: StateWithInfo };

export function caseStatusOf(claimCase: Pick<ClaimCase, 'active' | 'stateName'>): CaseStatus {
  if (!claimCase.active) return { kind: 'closed' };
  const state = caseStateOf(claimCase);
  return state === null || state === 'Claim' ? { kind: 'active' } : { kind: 'state', state };
}

/** Whether to tell the customer to pay and to offer help. False once the case is paid or nothing is due. */
export function isToBePaid(
  claimCase: Pick<ClaimCase, 'amountToPay' | 'paymentStatus'>,
  answer: Pick<Payability, 'kind'>,
): boolean {
  // While a vehicle is uninsured, an amount that is being paid shows too.
  if (isPaymentInProgress(claimCase)) return false;
  return consequences[answer.kind].asksToPay && chargeOf(claimCase) > 0;
}

/** The sentence under the reference number, if any; the first that applies wins (rows D09–D11). */
export function caseHighlightOf({
  hasOpenUninsuredPeriod,
  customerCases,
  registrationNumbers,
}: Pick<ClaimCase, 'hasOpenUninsuredPeriod' | 'customerCases' | 'registrationNumbers'>) {
  if (hasOpenUninsuredPeriod) return 'uninsured';
  if (customerCases.length > 1) {
    return registrationNumbers.length > 1 ? 'severalVehicles' : 'oneVehicle';
  }
  return registrationNumbers.length === 0 ? 'noVehicle' : null;
}

/**
 * How far a case has gone while the provider itself still asks for the money; null from the Enforcement Authority on, and
 * for a word that nobody knows, which may stand for any stage.
 */
export function ownStageOf(
  claimCase: Pick<ClaimCase, 'stateName'>,
): 'beforeCollection' | 'collection' | null {
  const state = caseStateOf(claimCase);
  if (state === 'Collection') return 'collection';
  const isEarly = claimCase.stateName === null || state === 'Claim' || state === 'Reminder';
  return isEarly ? 'beforeCollection' : null;
}

/** Whether nothing is left of a closed case. It may also close with an amount, for a reason that only the provider knows. */
export function hasNothingLeft(claimCase: ClaimCase): boolean {
  const { active, amountToPay, hasOpenUninsuredPeriod } = claimCase;
  return !active && amountToPay === 0 && !hasOpenUninsuredPeriod;
}

/** What an uninsured vehicle costs each day, as far as that is known (row D09). */
export function uninsuredText({ dayCharge }: Pick<ClaimCase, 'dayCharge'>): string {
  const { uninsured, uninsuredUnknownCharge } = texts.case.highlights;
  return dayCharge === null
    ? uninsuredUnknownCharge
    : fill(uninsured, { amount: formatAmount(dayCharge) });
}

/** The steps after an unpaid claim, in order (row D20). */
export const progressSteps = [
  'claim',
  'reminder',
  'collection',
  'paymentOrder',
  'ruling',
  'foreclosure',
] as const;
export type ProgressStep = (typeof progressSteps)[number];

/** States outside the steps: agreements and contested claims. */
type StateOutside = 'Contestation' | 'InstallmentPlan' | 'TemporaryOffer' | 'Ackord';

const stepOfState: Record<Exclude<StateWithInfo, StateOutside>, ProgressStep> = {
  Reminder: 'reminder',
  Collection: 'collection',
  PaymentOrder: 'paymentOrder',
  Decision: 'ruling',
  Verdict: 'ruling',
  Foreclosure: 'foreclosure',
};

/** The case's place among the steps of 'Om du inte betalar i tid' (row D19). */
export type CaseProgress =
  /** The step that is marked and expanded (row D21). */
  | { readonly step: ProgressStep }
  /** No step is marked; the section explains the state instead (row D23). */
  | { readonly step: null; readonly outside: StateOutside };

/** Null when the section does not show. */
export function caseProgressOf(
  claimCase: Pick<ClaimCase, 'active' | 'stateName'>,
): CaseProgress | null {
  const status = caseStatusOf(claimCase);
  if (status.kind !== 'state') return null;
  const { state } = status;
  switch (state) {
    case 'Contestation':
    case 'InstallmentPlan':
    case 'TemporaryOffer':
    case 'Ackord':
      return { step: null, outside: state };
    default:
      return { step: stepOfState[state] };
  }
}

/** The day or the period of a part of the case, with its name; null for none (row D16). */
export function customerCaseTime(customerCase: Omit<CustomerCase, 'caseType'>) {
  const { damageDate, period } = texts.case.facts;
  if (customerCase.damageDate !== null) {
    return { term: damageDate, description: formatDate(customerCase.damageDate) };
  }
  const span = formatPeriod(customerCase.fromDate, customerCase.toDate);
  return span === null ? null : { term: period, description: span };
}
