import type { ApiResult, ClaimCase, CreatedPayment } from '@mina-sidor/api-client';
import * as v from 'valibot';

import { isPaymentInProgress, chargeOf } from './payability.ts';

/** What a payment charges for one case: `charge` is in öre, and whole kronor. */
interface PaymentPart {
  readonly referenceNumber: string;
  readonly charge: number;
}

/** What the customer wants to pay: one case, or all that can be paid. `charge` is the sum of the parts. */
export type PaymentRequest =
  | ({ readonly kind: 'case' } & PaymentPart)
  | { readonly kind: 'wholeDebt'; readonly parts: readonly PaymentPart[]; readonly charge: number };

/** Why the customer is still on the page after having pressed Pay, where the page itself says it. */
export type PaymentProblem =
  /** It is being paid, has been paid, or costs something else than the page shows. */
  | 'changed'
  /** No answer came: the payment may exist by now. */
  | 'unknown'
  /** Something answered, but not whether there is a payment: it may exist by now. */
  | 'unclear';

/** What became of the wish to pay. Creating a payment takes no money; one that was begun before may have. */
export type PaymentStart =
  | { readonly status: 'created'; readonly paymentId: string }
  | { readonly status: 'problem'; readonly problem: PaymentProblem }
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
      if (result.status === 409) return { status: 'problem', problem: 'changed' };
      // Nobody said which system is off (row E02): something before the server answered, and may hide what it did.
      if (result.status === 503) return { status: 'problem', problem: 'unclear' };
      return { status: 'failed', httpStatus: result.status };
    case 'tooMany':
      return { status: 'failed', httpStatus: 429 };
    case 'unavailable':
    case 'expired':
      return { status: 'handled' };
    case 'network':
    case 'timeout':
    case 'aborted':
      return { status: 'problem', problem: 'unknown' };
    case 'invalid':
      return { status: 'problem', problem: 'unclear' };
  }
}

/** What is known about money when a payment could not be started (row Z29). */
export type MoneyTaken =
  /** No payment of these cases exists that could have taken any. */
  | 'nothing'
  /** A payment of one of the cases is being processed, and shows as such. */
  | 'inProgress'
  /** A payment that was begun before, here or elsewhere, may have been approved. */
  | 'unknown';

/**
 * Reads it off the cases that the customer wanted to pay.
 *
 * @param cases how they stand, asked after the payment could not be started; undefined when nobody could tell
 */
export function moneyTakenOf(cases: readonly ClaimCase[] | undefined): MoneyTaken {
  if (cases === undefined) return 'unknown';
  if (cases.some(isPaymentInProgress)) return 'inProgress';
  // Begun payments may be approved by now. A case with nothing left to pay has been paid somehow.
  const isUntouched = (one: ClaimCase) =>
    one.active && one.paymentStatus === 'None' && chargeOf(one) > 0;
  return cases.length > 0 && cases.every(isUntouched) ? 'nothing' : 'unknown';
}

const checkoutStateSchema = v.object({
  paymentId: v.string(),
  /** Only where the payment is of one case (row P04). */
  referenceNumber: v.optional(v.string()),
  /** What is charged, in öre, so that it can be checked before paying without asking anybody. */
  charge: v.optional(v.number()),
});

/** What goes with the customer to the checkout (row P03), and stays with its address in the browser's history. */
export type CheckoutState = v.InferOutput<typeof checkoutStateSchema>;

export function checkoutStateOf(paymentId: string, request: PaymentRequest): CheckoutState {
  const { charge } = request;
  return request.kind === 'case'
    ? { paymentId, referenceNumber: request.referenceNumber, charge }
    : { paymentId, charge };
}

/** The state in the browser's history names its customer: the next one in this tab may go back to the address. */
const keptSchema = v.object({
  ...checkoutStateSchema.entries,
  userKey: v.nullable(v.string()),
});

/** What the browser's history knows of this payment of this customer (row R09); `null` after Swish or a bookmark. */
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
