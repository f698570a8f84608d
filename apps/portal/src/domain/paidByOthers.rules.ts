import { outlastsLogin } from './owner.rules.ts';
import { changeEach, type KnownPayments, paymentOf } from './storedPayment.rules.ts';

/**
 * For how many of the payment's cases another payment has been completed, as after a payment of the whole debt. With all
 * paid, nobody needs to ask how it ended.
 */
export function paidByOthers(payments: KnownPayments, paymentId: string): 'none' | 'some' | 'all' {
  const { [paymentId]: _this, ...others } = payments;
  const payment = paymentOf(payments, paymentId);
  if (payment === undefined) return 'none';
  const { parts, since } = payment;
  const paid = parts.filter(({ referenceNumber }) => isPaidSince(others, referenceNumber, since));
  if (paid.length === 0) return payment.paidByOthers ?? 'none';
  return paid.length === parts.length ? 'all' : 'some';
}

/**
 * Whether the case has been paid: by a payment that the server does not know yet, or by one that was completed at this moment
 * or later. A payment that was begun before must not be made any more, even when the other one is booked.
 */
export function isPaidSince(
  payments: KnownPayments,
  referenceNumber: string,
  moment: number,
): boolean {
  return Object.values(payments).some(
    ({ isCompleted, parts, since }) =>
      isCompleted &&
      parts.some(
        (part) =>
          part.referenceNumber === referenceNumber && (part.isSettled !== true || since >= moment),
      ),
  );
}

/**
 * What may be stored about a customer's payments after a log-out: all that the server has not confirmed, without
 * cases and amounts. It must be told of some, others may be approved in Swish meanwhile, and one that was
 * cancelled or overtaken must not open again.
 */
export function withoutCases(payments: KnownPayments): KnownPayments {
  return changeEach(payments, (payment, paymentId) => {
    if (payment.answeredAt !== undefined || !outlastsLogin(payment.owner)) return null;
    const paid = paidByOthers(payments, paymentId);
    return {
      ...payment,
      parts: [],
      isLeft: true,
      isReopened: false,
      ...(paid !== 'none' && { paidByOthers: paid }),
    };
  });
}
