import {
  type ApiResult,
  chargeOf,
  type ClaimCase,
  type CreatedPayment,
  isPaymentInProgress,
  paymentObstacleOf,
} from '@mina-sidor/api-client';
import * as v from 'valibot';

/** `charge` is in öre, rounded down to whole kronor. */
interface PaymentPart {
  readonly referenceNumber: string;
  readonly charge: number;
}

/** What the customer wants to pay: one case, or every payable case. `charge` is the sum of the parts. */
export type PaymentRequest =
  | ({
      readonly kind: 'case';
      /** What the case is about, in words, for the confirmation. */
      readonly concerns?: string | undefined;
    } & PaymentPart)
  | { readonly kind: 'wholeDebt'; readonly parts: readonly PaymentPart[]; readonly charge: number };

/** Why the payment did not start, when the page itself says so. */
export type PaymentProblem =
  /** It is being paid, has been paid, or costs something else than the page shows. */
  | 'changed'
  /** No answer came, so the payment may exist. */
  | 'unknown'
  /** An answer came that does not say whether the payment exists. */
  | 'unclear';

/** The result of creating a payment. Creating one takes no money, but an earlier payment may have taken some. */
export type PaymentStart =
  | { readonly status: 'created'; readonly paymentId: string }
  | { readonly status: 'problem'; readonly problem: PaymentProblem }
  /** The server refused (row E09). */
  | { readonly status: 'failed'; readonly httpStatus: number }
  /** `outcomePolicy` has handled it: payments are switched off, or the customer is logged out. */
  | { readonly status: 'handled' };

/** Reads the answer of CreatePayment or CreateTotalPayment. */
export function paymentStartOf(result: ApiResult<CreatedPayment>): PaymentStart {
  switch (result.outcome) {
    case 'ok':
      // No address can end in dots, so its checkout could not be opened.
      return /^\.{1,2}$/u.test(result.value.paymentId)
        ? { status: 'problem', problem: 'unclear' }
        : { status: 'created', paymentId: result.value.paymentId };
    case 'http':
      if (result.status === 409) return { status: 'problem', problem: 'changed' };
      // The 503 names no system (row E02), so a proxy answered. The server may have created the payment.
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

/** Whether money was taken, when a payment could not be started (row Z29). */
export type MoneyTaken =
  /** No payment of these cases exists that could have taken money. */
  | 'nothing'
  /** A payment of one of the cases is being processed, and the page shows it. */
  | 'inProgress'
  /** Nothing is left to pay: the cases have been paid or closed meanwhile, perhaps from another device. */
  | 'nothingLeft'
  /** Another payment, begun here or elsewhere, may have been approved. */
  | 'unknown';

/**
 * Derives it from the cases that the customer wanted to pay.
 *
 * @param cases fetched after the payment could not be started; undefined when that failed
 * @param mayHavePaid whether another payment of them may have been approved, as far as this browser knows
 */
export function moneyTakenOf(
  cases: readonly ClaimCase[] | undefined,
  mayHavePaid: boolean,
): MoneyTaken {
  if (cases === undefined) return 'unknown';
  const decided = moneyTakenBy(cases);
  if (decided !== null) return decided;
  if (mayHavePaid) return 'unknown';
  // A created payment may have been approved meanwhile.
  const isUntouched = (one: ClaimCase) =>
    one.active && one.paymentStatus === 'None' && chargeOf(one) > 0;
  return cases.length > 0 && cases.every(isUntouched) ? 'nothing' : 'unknown';
}

/** What the cases alone decide, whoever has paid them. */
function moneyTakenBy(cases: readonly ClaimCase[]): 'inProgress' | 'nothingLeft' | null {
  if (cases.some(isPaymentInProgress)) return 'inProgress';
  return cases.length > 0 && cases.every(hasNothingLeft) ? 'nothingLeft' : null;
}

function hasNothingLeft(claimCase: ClaimCase): boolean {
  const obstacle = paymentObstacleOf(claimCase);
  return obstacle === 'nothingToPay' || obstacle === 'caseClosed';
}

/** What is known of the money once the page shows newer cases: a payment may have come from another tab or phone. */
export function moneyTakenNow(known: MoneyTaken, shown: readonly ClaimCase[]): MoneyTaken {
  const isBegun = shown.some(({ paymentStatus }) => paymentStatus !== 'None');
  return moneyTakenBy(shown) ?? (known === 'nothing' && isBegun ? 'unknown' : known);
}

const checkoutStateSchema = v.object({
  paymentId: v.string(),
  /** Only for the payment of one case (row P04). */
  referenceNumber: v.optional(v.string()),
  /** The charge in öre, so that the customer can check it before paying without another request. */
  charge: v.optional(v.number()),
  /** What the case is about, in words. */
  concerns: v.optional(v.string()),
});

/** The state of the checkout's history entry (row P03). */
export type CheckoutState = v.InferOutput<typeof checkoutStateSchema>;

export function checkoutStateOf(paymentId: string, request: PaymentRequest): CheckoutState {
  const { charge } = request;
  if (request.kind === 'wholeDebt') return { paymentId, charge };
  const { referenceNumber, concerns } = request;
  return { paymentId, referenceNumber, charge, concerns };
}

/** The entry names its customer, because the next customer in this tab may go back to it. */
const keptSchema = v.object({ ...checkoutStateSchema.entries, owner: v.string() });

/** Whose payment an address names, as far as this browser knows. */
export type WhosePayment =
  | { readonly owner: 'customer'; readonly payment: CheckoutState }
  /** Its frame must never open (row Z55). */
  | { readonly owner: 'another' }
  /** Opened from a bookmark, in another browser, or after a log-out. The customer decides (row Z56). */
  | { readonly owner: 'unknown' };

/**
 * Decides by the history entry and then by what the browser has stored.
 *
 * @param state the state of the history entry
 * @param customer identifies the customer within this browser
 * @param stored what the browser has stored about the payment
 */
export function whosePayment(
  state: unknown,
  paymentId: string,
  customer: string,
  stored: WhosePayment,
): WhosePayment {
  const kept = v.safeParse(keptSchema, state);
  if (!kept.success || kept.output.paymentId !== paymentId) return stored;
  const { owner, ...payment } = kept.output;
  return owner === customer ? { owner: 'customer', payment } : { owner: 'another' };
}
