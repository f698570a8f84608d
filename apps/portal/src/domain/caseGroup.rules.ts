import type { PaymentPlanInfo } from '@mina-sidor/api-client';

import { caseStateOf } from './case.rules.ts';
import { type CaseWithPayments, chargeOf, isPaymentInProgress } from './payability.ts';

/** What a case asks of the customer now. A case is in exactly one group. */
export type CaseGroup =
  | 'closed'
  /** The debt grows until the vehicle is insured or deregistered. */
  | 'uninsured'
  /** It is being paid, or may be. */
  | 'processing'
  /** Only the provider knows what is to be paid. */
  | 'ask'
  | 'nothing'
  | 'contested'
  | 'offer'
  | 'ackord'
  /** A plan that asks for nothing this month, has got it, or waits for it. */
  | 'planNone'
  | 'planPaid'
  | 'planDue'
  | 'ordinary';

/** The first that applies wins, as in `payability`. A customer who is paying is asked for nothing, and no amount is guessed. */
export function caseGroupOf(claimCase: CaseWithPayments): CaseGroup {
  if (!claimCase.active) return 'closed';
  if (claimCase.hasOpenUninsuredPeriod) return 'uninsured';
  if (claimCase.mayBePaid === true || isPaymentInProgress(claimCase)) return 'processing';
  if (claimCase.amountToPay === null) return 'ask';
  if (chargeOf(claimCase) === 0) return 'nothing';
  switch (caseStateOf(claimCase)) {
    case 'Contestation':
      return 'contested';
    case 'TemporaryOffer':
      return 'offer';
    case 'Ackord':
      return 'ackord';
    case 'InstallmentPlan':
      return planGroupOf(claimCase.paymentPlanInfo);
    default:
      return 'ordinary';
  }
}

function planGroupOf(plan: PaymentPlanInfo | null): CaseGroup {
  if (plan === null) return 'ask';
  const { expectedAmount, amountLeftToPay } = plan.activeAmortizationOccasion;
  if (expectedAmount === 0) return 'planNone';
  if (amountLeftToPay === null) return 'ask';
  return amountLeftToPay > 0 ? 'planDue' : 'planPaid';
}
