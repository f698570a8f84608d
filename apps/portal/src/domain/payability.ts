import {
  chargeOf,
  type ClaimCase,
  isPaymentInProgress,
  type PaymentObstacle,
  paymentObstacleOf,
} from '@mina-sidor/api-client';

import type { Access } from './access.ts';

/** Whether a case can be paid now, and if not, why. */
export type Payability =
  | { readonly kind: PaymentObstacle }
  /** A payment made in this browser may be for this case: `CaseWithPayments`. */
  | { readonly kind: 'unconfirmedPayment' }
  | { readonly kind: 'paymentsOff' }
  /** `charge` is in öre. */
  | { readonly kind: 'payable'; readonly charge: number };

/** The state of what was to be paid, when the checkout cannot be shown. The payment may have been made elsewhere. */
export type DueState = 'inProgress' | 'nothingToPay' | 'payable' | 'unknown';

interface Consequences {
  readonly due: DueState;
  /** While one case is like this, the whole debt cannot be paid at once (rows C22 and C23). */
  readonly stopsAll: boolean;
  /** The page has room for more beside it, like a plan's months. What prevents a payment stands alone. */
  readonly leavesRoom: boolean;
  /** The page asks for what is owed, and offers help. */
  readonly asksToPay: boolean;
}

/** What follows from each answer on the pages that ask. */
export const consequences: Readonly<Record<Payability['kind'], Consequences>> = {
  caseClosed: { due: 'nothingToPay', stopsAll: true, leavesRoom: false, asksToPay: false },
  uninsuredPeriodOpen: { due: 'nothingToPay', stopsAll: true, leavesRoom: false, asksToPay: true },
  paymentInProgress: { due: 'inProgress', stopsAll: true, leavesRoom: false, asksToPay: false },
  unconfirmedPayment: { due: 'inProgress', stopsAll: true, leavesRoom: false, asksToPay: false },
  // These two do not say whether anything is left to pay.
  paymentsOff: { due: 'unknown', stopsAll: false, leavesRoom: false, asksToPay: true },
  amountUnknown: { due: 'unknown', stopsAll: false, leavesRoom: true, asksToPay: false },
  nothingToPay: { due: 'nothingToPay', stopsAll: false, leavesRoom: true, asksToPay: false },
  payable: { due: 'payable', stopsAll: false, leavesRoom: true, asksToPay: true },
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
  const obstacle = paymentObstacleOf(claimCase);
  if (obstacle === 'caseClosed') return { kind: obstacle };
  if (claimCase.mayBePaid === true) return { kind: 'unconfirmedPayment' };
  // While nobody can pay, the page says so rather than what is wrong with the amount.
  const isOfAmount = obstacle === 'amountUnknown' || obstacle === 'nothingToPay';
  if (!payments && (obstacle === null || isOfAmount)) return { kind: 'paymentsOff' };
  return obstacle === null ? { kind: 'payable', charge: chargeOf(claimCase) } : { kind: obstacle };
}

/** Whether the case is being paid, or may be. Meanwhile no page says what happens if it is not paid. */
export function mayBeBeingPaid(
  claimCase: Pick<CaseWithPayments, 'paymentStatus' | 'mayBePaid'>,
): boolean {
  return isPaymentInProgress(claimCase) || claimCase.mayBePaid === true;
}
