import { DescriptionList, DigitGroups, Text } from '@mina-sidor/ui';
import { formatAmount } from '@mina-sidor/texts';

import type { CheckoutState } from '../../domain/payment.rules.ts';
import { texts } from '../../texts.ts';

const words = texts.checkout.facts;

interface PaymentFactsProps {
  readonly payment: CheckoutState;
  /** `amounts` for narrow places. @default 'facts' */
  readonly layout?: 'facts' | 'amounts';
}

/** What is paid and how much, so that the customer can check it first. Empty when this browser does not know it. */
export function PaymentFacts({ payment, layout = 'facts' }: PaymentFactsProps) {
  const { referenceNumber, charge } = payment;
  if (charge === undefined) return null;
  const sum = formatAmount(charge);
  const items =
    referenceNumber === undefined
      ? [
          {
            term: words.wholeDebt,
            description: (
              <Text as="span" size="lead" weight="bold">
                {sum}
              </Text>
            ),
          },
        ]
      : [
          { term: words.case, description: <DigitGroups isSpelledOut value={referenceNumber} /> },
          { term: words.amount, description: sum },
        ];
  return <DescriptionList items={items} layout={layout} />;
}
