import type { ClaimCase } from '@mina-sidor/api-client';

import type { Access } from './access.ts';

/** Whether a case can be paid now, and if not, why. */
export type Payability =
  | { readonly kind: 'closed' }
  /** The debt grows until the vehicle is insured or deregistered, so Swish is not offered before that. */
  | { readonly kind: 'openUninsuredPeriod' }
  | { readonly kind: 'paymentInProgress' }
  /** A payment made in this browser may be for this case: `CaseWithPayments`. */
  | { readonly kind: 'unconfirmedPayment' }
  | { readonly kind: 'paymentsOff' }
  /** The amount cannot be read. */
  | { readonly kind: 'unknownAmount' }
  | { readonly kind: 'nothingToPay' }
  /** `charge` is in öre. */
  | { readonly kind: 'payable'; readonly charge: number };

/** The state of what was to be paid, when the checkout cannot be shown. The payment may have been made elsewhere. */
export type DueState = 'inProgress' | 'nothingToPay' | 'payable' | 'unknown';

interface Consequences {
  readonly due: DueState;
  /** While one case is like this, the whole debt cannot be paid at once (rows C22 and C23). */
  readonly stopsWholeDebt: boolean;
  /** The page has room for more beside it: for what the state means, and for a plan's months. What prevents a payment stands alone. */
  readonly leavesRoom: boolean;
}

/** What follows from each answer on the pages that ask. */
export const consequences: Readonly<Record<Payability['kind'], Consequences>> = {
  closed: { due: 'nothingToPay', stopsWholeDebt: false, leavesRoom: false },
  openUninsuredPeriod: { due: 'nothingToPay', stopsWholeDebt: true, leavesRoom: false },
  paymentInProgress: { due: 'inProgress', stopsWholeDebt: true, leavesRoom: false },
  unconfirmedPayment: { due: 'inProgress', stopsWholeDebt: true, leavesRoom: false },
  // These two do not say whether anything is left to pay.
  paymentsOff: { due: 'unknown', stopsWholeDebt: false, leavesRoom: false },
  unknownAmount: { due: 'unknown', stopsWholeDebt: false, leavesRoom: true },
  nothingToPay: { due: 'nothingToPay', stopsWholeDebt: false, leavesRoom: true },
  payable: { due: 'payable', stopsWholeDebt: false, leavesRoom: true },
};

/** A case of the server, with what this browser knows of its payments. */
export interface CaseWithPayments extends ClaimCase {
  /** The customer has paid something that the server does not know yet, and nobody knows any more for which cases (row Z57). */
  readonly mayBePaid?: boolean;
}

/**
 * Decides whether a case can be paid, for the list, the case page, the whole debt and the checkout. The first reason
 * that applies wins (rows D25, P01 and P02).
 */
export function payability(
  claimCase: CaseWithPayments,
  { payments }: Pick<Access, 'payments'>,
): Payability {
  if (!claimCase.active) return { kind: 'closed' };
  if (claimCase.mayBePaid === true) return { kind: 'unconfirmedPayment' };
  if (claimCase.hasOpenUninsuredPeriod) return { kind: 'openUninsuredPeriod' };
  if (isPaymentInProgress(claimCase)) return { kind: 'paymentInProgress' };
  if (!payments) return { kind: 'paymentsOff' };
  if (claimCase.amountToPay === null) return { kind: 'unknownAmount' };
  const charge = chargeOf(claimCase);
  return charge === 0 ? { kind: 'nothingToPay' } : { kind: 'payable', charge };
}

/** Whether the case is being paid, or may be. Until that is known, nothing is asked of the customer. */
export function mayBeBeingPaid({ kind }: Pick<Payability, 'kind'>): boolean {
  return kind === 'paymentInProgress' || kind === 'unconfirmedPayment';
}

/** Whether a payment of the case is being processed (rows D26 and C12). */
export function isPaymentInProgress({ paymentStatus }: Pick<ClaimCase, 'paymentStatus'>): boolean {
  return paymentStatus === 'Created' || paymentStatus === 'CheckoutFinished';
}

/**
 * The charge of a payment in öre: whole kronor, rounded down (row P02). 0 when nothing is due or the amount is
 * unknown.
 */
export function chargeOf({ amountToPay }: Pick<ClaimCase, 'amountToPay'>): number {
  const ore = amountToPay ?? 0;
  return Math.max(ore - (ore % 100), 0);
}
