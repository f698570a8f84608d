import type { ClaimCase } from './insurance.ts';
import type { problemTypes } from './problem.ts';

/** Why a case cannot be paid now. */
export type PaymentObstacle = Extract<
  keyof typeof problemTypes,
  'caseClosed' | 'uninsuredPeriodOpen' | 'paymentInProgress' | 'nothingToPay' | 'amountUnknown'
>;

/** Decides why the server refuses a payment of the case; null when it takes one. The first reason that applies wins. */
export function paymentObstacleOf(
  claimCase: Pick<ClaimCase, 'active' | 'amountToPay' | 'hasOpenUninsuredPeriod' | 'paymentStatus'>,
): PaymentObstacle | null {
  if (!claimCase.active) return 'caseClosed';
  // The debt grows until the vehicle is insured or deregistered, so nothing is charged before that.
  if (claimCase.hasOpenUninsuredPeriod) return 'uninsuredPeriodOpen';
  if (isPaymentInProgress(claimCase)) return 'paymentInProgress';
  if (claimCase.amountToPay === null) return 'amountUnknown';
  return chargeOf(claimCase) === 0 ? 'nothingToPay' : null;
}

const isInProgress: Readonly<Record<ClaimCase['paymentStatus'], boolean>> = {
  None: false,
  Initialized: false,
  CheckoutFinished: true,
  Created: true,
};

/** Whether a payment of the case is being processed. */
export function isPaymentInProgress({ paymentStatus }: Pick<ClaimCase, 'paymentStatus'>): boolean {
  return isInProgress[paymentStatus];
}

/** What a payment of the case charges, in öre: whole kronor, rounded down. 0 when nothing is due or the amount is unknown. */
export function chargeOf({ amountToPay }: Pick<ClaimCase, 'amountToPay'>): number {
  const ore = amountToPay ?? 0;
  return Math.max(ore - (ore % 100), 0);
}
