import type { ApiResult, CreatedPayment } from '@mina-sidor/api-client';
import * as v from 'valibot';

/** What the customer wants to pay. `charge` is in öre, and whole kronor. */
export type PaymentRequest =
  | { readonly kind: 'case'; readonly referenceNumber: string; readonly charge: number }
  | {
      readonly kind: 'wholeDebt';
      readonly referenceNumbers: readonly string[];
      readonly charge: number;
    };

/** What became of the wish to pay. No money is taken before the checkout, so every end but the first is harmless. */
export type PaymentStart =
  /** The checkout can be opened. */
  | { readonly status: 'created'; readonly paymentId: string }
  /** What was to be paid is no longer what the page shows: it is being paid, has been paid, or costs something else. */
  | { readonly status: 'changed' }
  /** No answer came: the payment may exist by now. */
  | { readonly status: 'unknown' }
  /** Something answered, but not whether there is a payment: it may exist by now. */
  | { readonly status: 'unclear' }
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
      return startAfter(result.status);
    case 'unavailable':
    case 'expired':
      return { status: 'handled' };
    case 'network':
    case 'timeout':
    case 'aborted':
      return { status: 'unknown' };
    case 'invalid':
      return { status: 'unclear' };
  }
}

function startAfter(httpStatus: number): PaymentStart {
  switch (httpStatus) {
    case 409:
      return { status: 'changed' };
    // Nobody said which system is off (row E02): something before the server answered, and may hide what the server did.
    case 503:
      return { status: 'unclear' };
    default:
      return { status: 'failed', httpStatus };
  }
}

/** @see CheckoutState */
export const checkoutStateSchema = v.object({
  paymentId: v.string(),
  /** Only where the payment is of one case (row P04). */
  referenceNumber: v.optional(v.string()),
  /** What is charged, in öre, so that it can be checked before paying without asking anybody. */
  charge: v.optional(v.number()),
});

/** What goes with the customer to the checkout (row P03), and stays with its address in the browser's history. */
export type CheckoutState = v.InferOutput<typeof checkoutStateSchema>;

/** The navigation state that a payment is opened with. */
export function checkoutStateOf(paymentId: string, request: PaymentRequest): CheckoutState {
  const { charge } = request;
  return request.kind === 'case'
    ? { paymentId, referenceNumber: request.referenceNumber, charge }
    : { paymentId, charge };
}

/** What the browser's history keeps with the address: the payment, and whose it is. */
type KeptCheckoutState = CheckoutState & { readonly userKey: string | null };

const keptSchema = v.object({
  ...checkoutStateSchema.entries,
  userKey: v.nullable(v.string()),
});

/** The payment as the history keeps it: who logs in after this customer may go back to its address. */
export function keptCheckoutState(
  payment: CheckoutState,
  userKey: string | null,
): KeptCheckoutState {
  return { ...payment, userKey };
}

/**
 * What the browser has kept for the address of this payment (row R09); `null` for who comes in another way, from Swish
 * or by a bookmark, and for another customer.
 */
export function checkoutStateFrom(
  state: unknown,
  paymentId: string,
  userKey: string | null,
): CheckoutState | null {
  const kept = v.safeParse(keptSchema, state);
  if (!kept.success) return null;
  const { userKey: owner, ...payment } = kept.output;
  return payment.paymentId === paymentId && owner === userKey ? payment : null;
}
