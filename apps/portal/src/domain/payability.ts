import type { ClaimCase } from '@mina-sidor/api-client';

import type { Access } from './access.ts';

/** Whether a case can be paid here and now, and if not, why. */
export type Payability =
  | { readonly kind: 'closed' }
  /** The debt grows until the vehicle is insured or deregistered; Swish waits for that. */
  | { readonly kind: 'openUninsuredPeriod' }
  | { readonly kind: 'paymentInProgress' }
  | { readonly kind: 'paymentsOff' }
  /** The amount cannot be read, so nobody can say what is left to pay. */
  | { readonly kind: 'unknownAmount' }
  | { readonly kind: 'nothingToPay' }
  /** What a payment charges, in öre. */
  | { readonly kind: 'payable'; readonly charge: number };

/**
 * The one answer to "can this be paid?", read by the list, the case page, the whole debt and the checkout: the first
 * that fits (rows D25, P01 and P02).
 */
export function payability(
  claimCase: ClaimCase,
  { payments }: Pick<Access, 'payments'>,
): Payability {
  if (!claimCase.active) return { kind: 'closed' };
  if (claimCase.hasOpenUninsuredPeriod) return { kind: 'openUninsuredPeriod' };
  if (isPaymentInProgress(claimCase)) return { kind: 'paymentInProgress' };
  if (!payments) return { kind: 'paymentsOff' };
  if (claimCase.amountToPay === null) return { kind: 'unknownAmount' };
  const charge = chargeOf(claimCase);
  return charge === 0 ? { kind: 'nothingToPay' } : { kind: 'payable', charge };
}

/** Whether a payment of the case is on its way (rows D26 and C12). */
export function isPaymentInProgress({ paymentStatus }: Pick<ClaimCase, 'paymentStatus'>): boolean {
  return paymentStatus === 'Created' || paymentStatus === 'CheckoutFinished';
}

/** What a payment would charge: whole kronor, the öre are cut (row P02). 0 where that is nothing, or unknown. */
export function chargeOf({ amountToPay }: Pick<ClaimCase, 'amountToPay'>): number {
  const ore = amountToPay ?? 0;
  return Math.max(ore - (ore % 100), 0);
}
