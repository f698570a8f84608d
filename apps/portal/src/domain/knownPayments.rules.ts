import { type ClaimCase, isPaymentInProgress } from '@mina-sidor/api-client';

import {
  changeEach,
  type KnownPayment,
  type KnownPayments,
  paymentOf,
} from './storedPayment.rules.ts';
import type { CheckoutState, PaymentRequest } from './payment.rules.ts';

/** How long a completed payment is remembered unless the server answers otherwise (row Z27), in milliseconds. */
const countsFor = 24 * 60 * 60 * 1000;

/** The charge of the payment for each case. */
export function partsOf(request: PaymentRequest): KnownPayment['parts'] {
  const parts = request.kind === 'case' ? [request] : request.parts;
  return parts.map(({ referenceNumber, charge }) => ({ referenceNumber, charge }));
}

export function begunPayment(owner: string, request: PaymentRequest, now: number): KnownPayment {
  return {
    owner,
    kind: request.kind,
    parts: partsOf(request),
    isCompleted: false,
    since: now,
  };
}

/**
 * Whether the payment with this id may be the one that begins now. If the server names one that is completed here, that is
 * of another case, or that is another customer's, the checkout would be of something else.
 *
 * @param payments those of all customers
 */
export function mayBeNew(
  payments: KnownPayments,
  paymentId: string,
  begun: Pick<KnownPayment, 'owner' | 'parts'>,
): boolean {
  const known = paymentOf(payments, paymentId);
  if (known === undefined) return true;
  const wanted = new Set(begun.parts.map(({ referenceNumber }) => referenceNumber));
  const isOfTheseCases = known.parts.every((part) => wanted.has(part.referenceNumber));
  return known.owner === begun.owner && !known.isCompleted && isOfTheseCases;
}

/** What the checkout shows about the payment. */
export function stateOf(paymentId: string, known: KnownPayment): CheckoutState {
  const [first] = known.parts;
  if (first === undefined) return { paymentId };
  const { referenceNumber, charge } = first;
  if (known.kind === 'case') return { paymentId, referenceNumber, charge };
  return { paymentId, charge: chargeOfAll(known.parts) };
}

/** The cases of a payment of the whole debt, if they are all known; else none. */
export function listedParts(
  { referenceNumber, charge }: CheckoutState,
  known: KnownPayment | undefined,
): KnownPayment['parts'] {
  const parts = known?.parts ?? [];
  return referenceNumber === undefined && chargeOfAll(parts) === charge ? parts : [];
}

/** What the payment charges for each of its cases, where that is known; else none. */
export function chargedParts(
  payment: CheckoutState,
  known: KnownPayment | undefined,
): KnownPayment['parts'] {
  const { referenceNumber, charge } = payment;
  return referenceNumber === undefined || charge === undefined
    ? listedParts(payment, known)
    : [{ referenceNumber, charge }];
}

function chargeOfAll(parts: KnownPayment['parts']): number {
  return parts.reduce((sum, { charge }) => sum + charge, 0);
}

/**
 * Drops payments that are older than a day by every clock: one answer with a wrong date, or a device whose clock is wrong,
 * would else offer a paid case again. A time to come, by all of them, is from a clock that has been set back since, and
 * counts as now, or the payment would hide every way to pay until the clock has caught up.
 *
 * @param clocks what the provider's clock and the device's say now
 */
export function recentOf(payments: KnownPayments, clocks: readonly number[]): KnownPayments {
  const latest = Math.max(...clocks);
  return changeEach(payments, ({ answeredAt, ...payment }) => {
    const since = Math.min(payment.since, latest);
    const ages = clocks.map((now) => now - since).filter((age) => age >= 0);
    if (Math.min(...ages) >= countsFor) return null;
    const answered = answeredAt === undefined ? {} : { answeredAt: Math.min(answeredAt, latest) };
    return { ...payment, since, ...answered };
  });
}

/**
 * Settles what the server's answer has replaced. Once it has answered CheckoutFinished, it knows more about these cases
 * than this browser.
 *
 * @param askedAt when the cases were requested
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
      parts: payment.parts.map((part) =>
        settled.has(part.referenceNumber) ? { ...part, isSettled: true } : part,
      ),
    };
  });
}

/**
 * What stays of a payment when the server answers that there is no such payment (row Z30). One that the server itself has
 * created for this customer may be paid all the same, as when a gateway gives that answer: nothing is offered (row Z57).
 */
export function afterMissing(payments: KnownPayments, paymentId: string): KnownPayments {
  const { [paymentId]: known, ...others } = payments;
  if (known === undefined) return payments;
  const isCreatedHere = known.isTimeUnknown !== true || known.isLeft === true;
  return isCreatedHere ? { ...others, [paymentId]: { ...known, parts: [] } } : others;
}
