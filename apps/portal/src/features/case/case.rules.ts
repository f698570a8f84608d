import type { CaseState, ClaimCase } from '@mina-sidor/api-client';

import { caseStateOf } from '../../domain/case.rules.ts';
import { chargeOf, type Payability } from '../../domain/payability.ts';

type StateWithInfo = Exclude<CaseState, 'Claim'>;

/** What the row Status says: a plain word, or the state with an explanation (rows D12 and D13). */
export type CaseStatus =
  | { readonly kind: 'closed' }
  /** A claim, or a state that is not known: nothing has happened that needs explaining. */
  | { readonly kind: 'active' }
  | { readonly kind: 'state'; readonly state: StateWithInfo };

export function caseStatusOf(claimCase: Pick<ClaimCase, 'active' | 'stateName'>): CaseStatus {
  if (!claimCase.active) return { kind: 'closed' };
  const state = caseStateOf(claimCase);
  return state === null || state === 'Claim' ? { kind: 'active' } : { kind: 'state', state };
}

/** Who has paid, or owes nothing, is neither told to pay nor asked whether they can. */
export function isToBePaid(
  claimCase: Pick<ClaimCase, 'active' | 'amountToPay'>,
  { kind }: Pick<Payability, 'kind'>,
): boolean {
  return claimCase.active && chargeOf(claimCase) > 0 && kind !== 'paymentInProgress';
}

/** From collection on the amount can hold more than the claim itself: costs and interest. */
export function mayHoldCosts(
  claimCase: Pick<ClaimCase, 'active' | 'stateName' | 'amountToPay'>,
): boolean {
  const status = caseStatusOf(claimCase);
  return status.kind === 'state' && status.state !== 'Reminder' && chargeOf(claimCase) > 0;
}

/** The one sentence under the reference number, if any: the first that fits (rows D09–D11). */
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

/** What happens to a claim that is not paid in time, in this order (row D20). */
export const progressSteps = [
  'claim',
  'reminder',
  'collection',
  'paymentOrder',
  'ruling',
  'foreclosure',
] as const;
export type ProgressStep = (typeof progressSteps)[number];

/** States that lie beside the road: agreements, and a claim that is disputed. */
type StateOutside = 'Contestation' | 'InstallmentPlan' | 'TemporaryOffer' | 'Ackord';

const stepOfState: Record<Exclude<StateWithInfo, StateOutside>, ProgressStep> = {
  Reminder: 'reminder',
  Collection: 'collection',
  PaymentOrder: 'paymentOrder',
  Decision: 'ruling',
  Verdict: 'ruling',
  Foreclosure: 'foreclosure',
};

/** Where a case is on the road of 'Om du inte betalar i tid' (row D19). */
export type CaseProgress =
  /** The step that is marked and open (row D21). */
  | { readonly step: ProgressStep }
  /** No step is marked: the section says what the state means instead (row D23). */
  | { readonly step: null; readonly outside: StateOutside };

/** Null where the section does not show. */
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
