import { ButtonLink } from '@mina-sidor/ui';

import type { CheckoutState } from '../../domain/payment.rules.ts';
import { hrefOf, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';

const words = texts.checkout;

/** Leads from a payment to its case, or to the claims. */
export function WayOn({ referenceNumber }: Pick<CheckoutState, 'referenceNumber'>) {
  return (
    <div>
      {referenceNumber === undefined ? (
        <ButtonLink href={paths.claims}>{words.toClaims}</ButtonLink>
      ) : (
        <ButtonLink href={hrefOf('case', referenceNumber)}>{words.toCase}</ButtonLink>
      )}
    </div>
  );
}
