import type { InsuranceCase } from '@mina-sidor/api-client';

import type { CaseState } from '../../domain/case.rules.ts';
import { chargeOf } from '../../domain/payability.ts';
import { caseStatusOf } from './case.rules.ts';

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

type StateOnRoad = Exclude<CaseState, StateOutside>;

const stepOfState: Record<StateOnRoad, ProgressStep> = {
  Claim: 'claim',
  Reminder: 'reminder',
  Collection: 'collection',
  PaymentOrder: 'paymentOrder',
  Decision: 'ruling',
  Verdict: 'ruling',
  Foreclosure: 'foreclosure',
};

/** Whether 'Om du inte betalar i tid' shows (row D19), and what it starts from. */
type CaseProgressView =
  | { readonly isShown: false }
  /** The present step, marked and open (row D21). */
  | { readonly isShown: true; readonly current: ProgressStep; readonly outside: null }
  /** No step is marked: the section says what the state means instead (row D23). */
  | { readonly isShown: true; readonly current: null; readonly outside: StateOutside };

/** What the section of a case shows. */
export function caseProgressOf(
  insuranceCase: Pick<InsuranceCase, 'active' | 'stateName'>,
): CaseProgressView {
  const status = caseStatusOf(insuranceCase);
  if (status.kind !== 'state') return { isShown: false };
  return isOutside(status.state)
    ? { isShown: true, current: null, outside: status.state }
    : { isShown: true, current: stepOfState[status.state], outside: null };
}

function isOutside(state: CaseState): state is StateOutside {
  return !(state in stepOfState);
}

/** From collection on the amount can hold more than the claim itself: costs and interest. */
export function mayHoldCosts(
  insuranceCase: Pick<InsuranceCase, 'active' | 'stateName' | 'amountToPay'>,
): boolean {
  const status = caseStatusOf(insuranceCase);
  return status.kind === 'state' && status.state !== 'Reminder' && chargeOf(insuranceCase) > 0;
}
