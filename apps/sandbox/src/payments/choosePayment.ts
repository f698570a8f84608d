import { isCaptured, isOpen, type Payment } from './payment.ts';

/** What is to be charged for one case, in whole kronor. */
export type Part = Payment['parts'][number];

/** The result of an order to pay, given the customer's earlier payments. */
export type Choice =
  /** The same payment exists. It is returned again, so that nobody pays twice. */
  | { readonly kind: 'same'; readonly payment: Payment }
  /** Another payment has captured money for one of the cases, and its webhook has not come yet. */
  | { readonly kind: 'paid'; readonly payments: readonly Payment[] }
  /** A new payment, and the older ones that it replaces. */
  | { readonly kind: 'create'; readonly superseded: readonly Payment[] };

const isSame = (payment: Payment, parts: readonly Part[]): boolean =>
  payment.parts.length === parts.length &&
  payment.parts.every((one) =>
    parts.some(
      (other) => other.referenceNumber === one.referenceNumber && other.kronor === one.kronor,
    ),
  );

/** Chooses between the payments of a customer and a new one of these parts, each of another case. */
export function choosePayment(payments: readonly Payment[], parts: readonly Part[]): Choice {
  const wanted = new Set(parts.map((part) => part.referenceNumber));
  // Payments that are created or confirmed show in the status of their cases, which has been checked before.
  const rivals = payments.filter(
    (payment) =>
      (payment.stage === 'initialized' || payment.stage === 'checkoutFinished') &&
      payment.parts.some((part) => wanted.has(part.referenceNumber)),
  );
  const same = rivals.find((payment) => isSame(payment, parts));
  if (same !== undefined) return { kind: 'same', payment: same };
  const paid = rivals.filter(isCaptured);
  return paid.length > 0
    ? { kind: 'paid', payments: paid }
    : { kind: 'create', superseded: rivals.filter(isOpen) };
}
