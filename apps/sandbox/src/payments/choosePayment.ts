import { isCaptured, isOpen, type Payment } from './payment.ts';

/** What is to be charged for one case, in whole kronor. */
export type Part = Payment['parts'][number];

/** What becomes of the wish to pay, where other payments of the customer may stand in its way. */
export type Choice =
  /** The very same payment is there already: it is opened again, so that it cannot be made twice. */
  | { readonly kind: 'same'; readonly payment: Payment }
  /** Another payment has taken money for one of the cases, and the provider has not heard of it yet. */
  | { readonly kind: 'paid'; readonly payments: readonly Payment[] }
  /** A new payment, and the older ones that can no longer be paid beside it. */
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
  // What is created or confirmed shows in the state of its cases, and they have been looked at before.
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
