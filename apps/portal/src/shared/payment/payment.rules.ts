import type { ApiResult, CreatedPayment } from '@mina-sidor/api-client';

/** What the customer wants to pay; `amount` in whole kronor. */
export type PaymentRequest =
  | { readonly kind: 'case'; readonly referenceNumber: string; readonly amount: number }
  | {
      readonly kind: 'wholeDebt';
      readonly referenceNumbers: readonly string[];
      readonly amount: number;
    };

/** What became of the wish to pay. No money is taken before the checkout, so every end but the first is harmless. */
export type PaymentStart =
  /** The checkout can be opened. */
  | { readonly status: 'created'; readonly paymentId: string }
  /** What was to be paid is no longer what the page shows: it is being paid, has been paid, or costs something else. */
  | { readonly status: 'changed' }
  /** No answer came, or none that can be read: the payment may exist by now. */
  | { readonly status: 'unknown' }
  /** The server refused (row E09). */
  | { readonly status: 'failed'; readonly httpStatus: number }
  /** The policy has already shown the end: paying is switched off, or the customer is logged out. */
  | { readonly status: 'handled' };

/** Reads the answer of CreatePayment or CreateTotalPayment. */
export function paymentStartOf(result: ApiResult<CreatedPayment>): PaymentStart {
  switch (result.outcome) {
    case 'ok':
      return { status: 'created', paymentId: result.value.paymentId };
    case 'http':
      return result.status === 409
        ? { status: 'changed' }
        : { status: 'failed', httpStatus: result.status };
    case 'unavailable':
    case 'expired':
      return { status: 'handled' };
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'invalid':
      return { status: 'unknown' };
  }
}

/** What goes with the customer to the checkout (row P03); a payment of the whole debt has no one reference number (row P04). */
export interface CheckoutState {
  readonly paymentId: string;
  readonly referenceNumber?: string;
}

/** The navigation state that a payment is opened with. */
export function checkoutStateOf(paymentId: string, request: PaymentRequest): CheckoutState {
  return request.kind === 'case'
    ? { paymentId, referenceNumber: request.referenceNumber }
    : { paymentId };
}
