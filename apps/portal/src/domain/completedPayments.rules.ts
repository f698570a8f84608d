import { chargeOf, type ClaimCase, isPaymentInProgress } from '@mina-sidor/api-client';

import {
  changeEach,
  isUnreported,
  type KnownPayment,
  type KnownPayments,
} from './storedPayment.rules.ts';
import type { CaseWithPayments } from './payability.ts';

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

/** Whether the server knows better than this browser how every case of the payment stands. */
export function isBooked(payment: KnownPayment | undefined): boolean {
  const parts = payment?.parts ?? [];
  return parts.length > 0 && parts.every(({ isSettled }) => isSettled === true);
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
