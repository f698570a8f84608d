import { isPaidSince, paidByOthers } from './paidByOthers.rules.ts';
import {
  isOpen,
  isUnreported,
  type KnownPayments,
  paymentOf,
  type UnconfirmedPayment,
} from './storedPayment.rules.ts';

/** How long the customer is asked about a payment that was left open, in milliseconds. Swish takes minutes. */
const askedAboutFor = 60 * 60 * 1000;

/** The payments that may have been approved in Swish without this browser having seen it, the newest first. */
function openPayments(payments: KnownPayments, now: number) {
  return Object.entries(payments)
    .filter(([, payment]) => isOpen(payment) && now - payment.since < askedAboutFor)
    .filter(([paymentId]) => paidByOthers(payments, paymentId) !== 'all')
    .toSorted(([, one], [, other]) => other.since - one.since);
}

/**
 * Whether one of these cases has been paid, or may have been, in a way that the server's answer may not show. After a log-out
 * nobody knows which cases a payment is for.
 *
 * @param askedAt when the server was asked: what was open then may have been approved since, and what was begun later too
 */
export function mayHavePaid(
  payments: KnownPayments,
  referenceNumbers: ReadonlySet<string>,
  askedAt: number,
): boolean {
  if ([...referenceNumbers].some((each) => isPaidSince(payments, each, askedAt))) return true;
  const open = openPayments(payments, askedAt).map(([, payment]) => payment);
  const unreported = Object.values(payments).filter(isUnreported);
  return [...open, ...unreported].some(
    ({ parts }) =>
      parts.length === 0 ||
      parts.some(({ referenceNumber }) => referenceNumbers.has(referenceNumber)),
  );
}

/**
 * The newest payment that the customer must be reminded of before paying anything: one that was under way at a log-out, which on a
 * phone may come while they approve it in the Swish app, or any while its checkout cannot be opened to see how it went.
 */
export function leftOpen(
  payments: KnownPayments,
  now: number,
  canBeOpened: boolean,
): string | null {
  const open = openPayments(payments, now);
  return open.find(([, { isLeft }]) => isLeft === true || !canBeOpened)?.[0] ?? null;
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
  const begunAt = paymentOf(payments, paymentId)?.since ?? 0;
  return unconfirmedOf(others, now) !== undefined || isPaidSince(others, referenceNumber, begunAt);
}
