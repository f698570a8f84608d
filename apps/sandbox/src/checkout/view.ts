import { provider } from '../documents/words.ts';
import { isCaptured, type Payment } from '../payments/payment.ts';

/** The key of the test account. The stand-in plays no live account. */
export const checkoutKey = 'test-checkout-key';

/** What the payment company shows of a payment. */
export type CheckoutState =
  /** It can be paid. A declined, failed or expired one can be paid, too. */
  | 'open'
  | 'waiting'
  | 'declined'
  | 'failed'
  | 'expired'
  /** The money has been captured, whether or not the provider has booked it. */
  | 'captured'
  | 'cancelled'
  | 'superseded';

export interface CheckoutView {
  /** Who is paid. */
  readonly payee: string;
  /** Whole kronor. */
  readonly amount: number;
  /** Null for a payment of the whole debt. */
  readonly ocrNumber: string | null;
  readonly state: CheckoutState;
}

function stateOf(payment: Payment): CheckoutState {
  if (isCaptured(payment)) return 'captured';
  if (payment.stage === 'ended') return payment.endReason ?? 'cancelled';
  return payment.swish === 'idle' ? 'open' : payment.swish;
}

/** The payment as the customer sees it at the payment company. */
export const viewOf = (payment: Payment): CheckoutView => ({
  payee: provider,
  amount: payment.amount,
  ocrNumber: payment.ocrNumber,
  state: stateOf(payment),
});
