import { chargeOf, type ClaimCase, isPaymentInProgress } from '@mina-sidor/api-client';

import {
  changeEach,
  isOpen,
  isUnreported,
  type KnownPayment,
  type KnownPayments,
  paymentOf,
  type UnconfirmedPayment,
} from './storedPayment.rules.ts';
import type { CaseWithPayments } from './payability.ts';
import type { CheckoutState, PaymentRequest } from './payment.rules.ts';

/** How long a completed payment is remembered unless the server answers otherwise (row Z27), in milliseconds. */
const countsFor = 24 * 60 * 60 * 1000;

/** How long the customer is asked about a payment that was left open, in milliseconds. Swish takes minutes. */
const askedAboutFor = 60 * 60 * 1000;

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

/** What a completed payment took for one case, in öre, and when. */
export interface CompletedPayment {
  readonly paymentId: string;
  readonly charge: number;
  /** Null if nobody here knows. */
  readonly since: number | null;
}

/** The completed payments of the case that this browser knows better than the server, the newest first. */
export function completedPaymentsOf(
  payments: KnownPayments,
  referenceNumber: string,
): readonly CompletedPayment[] {
  return Object.entries(payments)
    .filter(([, { isCompleted }]) => isCompleted)
    .flatMap(([paymentId, { parts, since, isTimeUnknown }]) =>
      parts
        .filter((part) => part.referenceNumber === referenceNumber && part.isSettled !== true)
        .map(({ charge }) => ({ paymentId, charge, since: isTimeUnknown === true ? null : since })),
    )
    .toSorted((one, other) => (other.since ?? 0) - (one.since ?? 0));
}

/** The newest of them, or `null`. */
export function paymentFor(
  payments: KnownPayments,
  referenceNumber: string,
): CompletedPayment | null {
  return completedPaymentsOf(payments, referenceNumber)[0] ?? null;
}

/** What that payment charged for the case, in öre. */
export function chargedFor(payments: KnownPayments, referenceNumber: string): number | null {
  return paymentFor(payments, referenceNumber)?.charge ?? null;
}

/** Whether another payment has been completed for a case of this one, as after a payment of the whole debt. */
export function isPaidByAnother(payments: KnownPayments, paymentId: string): boolean {
  return whichArePaidByOthers(payments, paymentId).some(Boolean);
}

/** For each case of the payment, whether another payment has been completed for it. */
function whichArePaidByOthers(payments: KnownPayments, paymentId: string): readonly boolean[] {
  const { [paymentId]: _this, ...others } = payments;
  const parts = paymentOf(payments, paymentId)?.parts ?? [];
  return parts.map(({ referenceNumber }) => chargedFor(others, referenceNumber) !== null);
}

function areAllPaidByOthers(payments: KnownPayments, paymentId: string): boolean {
  const arePaid = whichArePaidByOthers(payments, paymentId);
  return arePaid.length > 0 && arePaid.every(Boolean);
}

/** The payments that may have been approved in Swish without this browser having seen it, the newest first. */
function openPayments(payments: KnownPayments, now: number) {
  return Object.entries(payments)
    .filter(([, payment]) => isOpen(payment) && now - payment.since < askedAboutFor)
    .filter(([paymentId]) => !areAllPaidByOthers(payments, paymentId))
    .toSorted(([, one], [, other]) => other.since - one.since);
}

/** Whether the customer may have approved a payment of one of these cases. After a log-out nobody knows which cases it is for. */
export function mayBeApproved(
  payments: KnownPayments,
  referenceNumbers: ReadonlySet<string>,
  now: number,
): boolean {
  const open = openPayments(payments, now).map(([, payment]) => payment);
  const unreported = Object.values(payments).filter(isUnreported);
  return [...open, ...unreported].some(
    ({ parts }) =>
      parts.length === 0 ||
      parts.some(({ referenceNumber }) => referenceNumbers.has(referenceNumber)),
  );
}

/**
 * The newest payment that was under way when the customer was logged out. On a phone the session may end while they approve
 * it in the Swish app.
 */
export function leftOpen(payments: KnownPayments, now: number): string | null {
  return openPayments(payments, now).find(([, { isLeft }]) => isLeft === true)?.[0] ?? null;
}

/** What a customer who leaves now must not pay again (row Z64); undefined if nothing. */
export function unconfirmedOf(
  payments: KnownPayments,
  now: number,
): UnconfirmedPayment | undefined {
  const isBegun = openPayments(payments, now).length > 0;
  if (!Object.values(payments).some(isUnreported)) return isBegun ? 'begun' : undefined;
  return isBegun ? 'completedAndAnotherBegun' : 'completed';
}

/** Whether another payment may have paid the case, so that only the list of claims says what can be paid. */
export function mayBePaidByAnother(
  payments: KnownPayments,
  paymentId: string,
  referenceNumber: string,
  now: number,
): boolean {
  const { [paymentId]: _this, ...others } = payments;
  return unconfirmedOf(others, now) !== undefined || chargedFor(others, referenceNumber) !== null;
}

/** What this browser knows to have been paid within a day, in öre: the debt may still include it. */
export function paidLately(payments: KnownPayments): number {
  return Object.values(payments)
    .filter(({ isCompleted }) => isCompleted)
    .flatMap(({ parts }) => parts.filter(({ isSettled }) => isSettled !== true))
    .reduce((sum, { charge }) => sum + charge, 0);
}

/** The payments for an answer that was asked for at this moment: one that the server learned of later is not settled. */
function asKnownAt(askedAt: number, payments: KnownPayments): KnownPayments {
  return changeEach(payments, (payment) =>
    payment.answeredAt === undefined || payment.answeredAt <= askedAt
      ? payment
      : { ...payment, parts: payment.parts.map((part) => ({ ...part, isSettled: false })) },
  );
}

/** An answer about cases, with the moment at which it was asked for. */
export type Asked<Value> = Value & { readonly askedAt: number };

/**
 * The server may learn later than this browser that a payment is completed. Until then, marks the case as being paid
 * (row Z27), or as one that may be, when a log-out has deleted what the payment was for (row Z57).
 *
 * @param askedAt when the case was requested: a page may still show it after a newer answer has settled the payment
 */
export function withKnownPayments(
  claimCase: ClaimCase,
  payments: KnownPayments,
  askedAt: number,
): CaseWithPayments {
  const { active, amountToPay, referenceNumber } = claimCase;
  const isToBePaid = active && (amountToPay === null || chargeOf(claimCase) > 0);
  if (!isToBePaid || isPaymentInProgress(claimCase)) return claimCase;
  if (chargedFor(asKnownAt(askedAt, payments), referenceNumber) !== null) {
    return { ...claimCase, paymentStatus: 'CheckoutFinished' };
  }
  const mayBePaid = Object.values(payments).some(
    (payment) => isUnreported(payment) && payment.parts.length === 0,
  );
  return mayBePaid ? { ...claimCase, mayBePaid } : claimCase;
}
