import type { ClaimCase, PaymentPlanInfo } from '@mina-sidor/api-client';

import { caseStateOf } from './case.rules.ts';
import { type CaseWithPayments, mayBeBeingPaid } from './payability.ts';

/** The plan of a case in that state. Null when the state or the plan is missing (row D29). */
export function installmentPlanOf(
  claimCase: Pick<ClaimCase, 'stateName' | 'paymentPlanInfo'>,
): PaymentPlanInfo | null {
  return caseStateOf(claimCase) === 'InstallmentPlan' ? claimCase.paymentPlanInfo : null;
}

/** Whether the case has a plan of which nothing is known: its amount is that of the whole plan, not of the month. */
export function isPlanMissing(
  claimCase: Pick<ClaimCase, 'stateName' | 'paymentPlanInfo'>,
): boolean {
  return caseStateOf(claimCase) === 'InstallmentPlan' && claimCase.paymentPlanInfo === null;
}

/** The same while it has months to pay: a plan that is being paid in full has no more (row Z31). */
export function runningPlanOf(claimCase: CaseWithPayments): PaymentPlanInfo | null {
  return mayBeBeingPaid(claimCase) ? null : installmentPlanOf(claimCase);
}
