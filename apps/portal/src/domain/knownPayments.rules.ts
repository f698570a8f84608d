import type { ClaimCase } from '@mina-sidor/api-client';
import * as v from 'valibot';

import { chargeOf, isPaymentInProgress } from './payability.ts';
import type { CheckoutState, PaymentRequest } from './payment.rules.ts';

/** How long a completed payment counts when the server has not said otherwise (row Z27), in milliseconds. */
const countsFor = 24 * 60 * 60 * 1000;

const knownPaymentSchema = v.object({
  /** The customer's `userKey`; empty for a customer who has none. */
  owner: v.string(),
  kind: v.picklist(['case', 'wholeDebt']),
  /** What is charged for each case, in öre; empty where that is not known, or no longer counts. */
  parts: v.array(v.object({ referenceNumber: v.string(), charge: v.number() })),
  isCompleted: v.boolean(),
  /** When it was begun or, if it is completed, completed. */
  since: v.number(),
  /** When the server answered that it knows that the payment is completed. */
  answeredAt: v.optional(v.number()),
});
/** A payment that was begun in this browser. */
export type KnownPayment = v.InferOutput<typeof knownPaymentSchema>;

/** What this browser knows of payments, by `paymentId`. */
export type KnownPayments = Readonly<Record<string, KnownPayment>>;

export const keptPaymentsSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), knownPaymentSchema)),
  {},
);

function changeEach(
  payments: KnownPayments,
  change: (payment: KnownPayment) => KnownPayment | null,
): KnownPayments {
  return Object.fromEntries(
    Object.entries(payments).flatMap(([paymentId, payment]) => {
      const changed = change(payment);
      return changed === null ? [] : [[paymentId, changed]];
    }),
  );
}

/** The payment of a request, just begun. */
export function begunPayment(owner: string, request: PaymentRequest, now: number): KnownPayment {
  const { kind } = request;
  const parts = request.kind === 'case' ? [request] : request.parts;
  return {
    owner,
    kind,
    parts: parts.map(({ referenceNumber, charge }) => ({ referenceNumber, charge })),
    isCompleted: false,
    since: now,
  };
}

/** What the checkout shows of the payment. */
export function stateOf(paymentId: string, known: KnownPayment | undefined): CheckoutState {
  const [first, ...others] = known?.parts ?? [];
  if (known === undefined || first === undefined) return { paymentId };
  if (known.kind === 'case') return { paymentId, ...first };
  return { paymentId, charge: others.reduce((sum, { charge }) => sum + charge, first.charge) };
}

/** Payments that still matter: not yet older than a day. */
export function recentOf(payments: KnownPayments, now: number): KnownPayments {
  return changeEach(payments, (payment) => (now - payment.since < countsFor ? payment : null));
}

/**
 * What may be kept of a customer's payments while the customer is logged out: that the server has to be told of a payment,
 * without the cases and the sums.
 */
export function withoutCases(payments: KnownPayments): KnownPayments {
  return changeEach(payments, (payment) =>
    isUnreported(payment) && payment.owner !== '' ? { ...payment, parts: [] } : null,
  );
}

/** Whether the server has not answered yet that it knows that the payment is completed. */
export function isUnreported({ isCompleted, answeredAt }: KnownPayment): boolean {
  return isCompleted && answeredAt === undefined;
}

/**
 * What still counts when the server has told how these cases stand. Once it has answered CheckoutFinished, it knows more
 * than this browser.
 *
 * @param askedAt when the cases were asked for
 */
export function afterAnswer(
  payments: KnownPayments,
  cases: readonly ClaimCase[],
  askedAt: number,
): KnownPayments {
  const settled = new Set(
    cases.filter((one) => !isPaymentInProgress(one)).map((one) => one.referenceNumber),
  );
  return changeEach(payments, (payment) => {
    if (payment.answeredAt === undefined || payment.answeredAt > askedAt) return payment;
    return {
      ...payment,
      parts: payment.parts.filter(({ referenceNumber }) => !settled.has(referenceNumber)),
    };
  });
}

/** What a completed payment has charged for the case, in öre; `null` where this browser knows of none. */
export function chargedFor(payments: KnownPayments, referenceNumber: string): number | null {
  const parts = Object.values(payments)
    .filter(({ isCompleted }) => isCompleted)
    .toSorted((one, other) => other.since - one.since)
    .flatMap((payment) => payment.parts);
  return parts.find((part) => part.referenceNumber === referenceNumber)?.charge ?? null;
}

/**
 * The case as the server tells it, with what this browser knows: the server may hear later than the customer that a payment
 * is completed (row Z27).
 */
export function withKnownPayments(claimCase: ClaimCase, payments: KnownPayments): ClaimCase {
  const { active, amountToPay, referenceNumber } = claimCase;
  const isToBePaid = active && (amountToPay === null || chargeOf(claimCase) > 0);
  return isToBePaid &&
    !isPaymentInProgress(claimCase) &&
    chargedFor(payments, referenceNumber) !== null
    ? { ...claimCase, paymentStatus: 'CheckoutFinished' }
    : claimCase;
}
