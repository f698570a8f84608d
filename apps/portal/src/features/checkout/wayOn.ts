import type { CheckoutState } from '../../domain/payment.rules.ts';
import { hrefOf, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';

const words = texts.checkout;

/** From a payment to its case, or to the claims. */
export function wayOnOf({ referenceNumber }: Pick<CheckoutState, 'referenceNumber'>) {
  return referenceNumber === undefined
    ? { href: paths.claims, label: words.toClaims }
    : { href: hrefOf('case', referenceNumber), label: words.toCase };
}
