import { DescriptionList, DigitGroups } from '@mina-sidor/ui';
import { formatKronor } from '@mina-sidor/texts';

import { texts } from '../../texts.ts';

const words = texts.checkout.facts;

interface PaymentFactsProps {
  /** Of the case that is paid; absent for the whole debt. */
  readonly referenceNumber: string | undefined;
  /** What is charged, in whole kronor. */
  readonly amount: number;
  /** `amounts` where there is little room. @default 'facts' */
  readonly layout?: 'facts' | 'amounts';
}

/** What is paid and how much, so that the customer can check it first. */
export function PaymentFacts({ referenceNumber, amount, layout = 'facts' }: PaymentFactsProps) {
  const sum = formatKronor(amount);
  const items =
    referenceNumber === undefined
      ? [{ term: words.wholeDebt, description: sum }]
      : [
          { term: words.case, description: <DigitGroups value={referenceNumber} /> },
          { term: words.amount, description: sum },
        ];
  return <DescriptionList items={items} layout={layout} />;
}
