import {
  type PaymentObstacle,
  paymentObstacleOf,
  type PaymentPlanInfo,
} from '@mina-sidor/api-client';

import { caseStateOf } from './case.rules.ts';
import type { CaseWithPayments } from './payability.ts';

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

const groupOfObstacle: Readonly<Record<PaymentObstacle, CaseGroup>> = {
  caseClosed: 'closed',
  uninsuredPeriodOpen: 'uninsured',
  paymentInProgress: 'processing',
  amountUnknown: 'ask',
  nothingToPay: 'nothing',
};

/** The first that applies wins. A customer who is paying is asked for nothing, and no amount is guessed. */
export function caseGroupOf(claimCase: CaseWithPayments): CaseGroup {
  const obstacle = paymentObstacleOf(claimCase);
  const group = obstacle === null ? null : groupOfObstacle[obstacle];
  if (group === 'closed' || group === 'uninsured') return group;
  if (claimCase.mayBePaid === true) return 'processing';
  if (group !== null) return group;
  switch (caseStateOf(claimCase)) {
    case 'Contestation':
      return 'contested';
    case 'TemporaryOffer':
      return 'offer';
    case 'Ackord':
      return 'ackord';
    case 'InstallmentPlan':
      return planGroupOf(claimCase.paymentPlanInfo);
    case 'Claim':
    case 'Reminder':
    case 'Collection':
    case 'PaymentOrder':
    case 'Decision':
    case 'Verdict':
    case 'Foreclosure':
    case null:
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
