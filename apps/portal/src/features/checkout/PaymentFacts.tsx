import { DescriptionList } from '@mina-sidor/ui';
import { fill, formatKronor } from '@mina-sidor/texts';

import { texts } from '../../shared/texts.ts';

const words = texts.checkout.facts;

interface PaymentFactsProps {
  readonly referenceNumber: string | undefined;
  readonly amount: number | undefined;
}

/** What is paid and how much, so that the customer can check it first; nothing where it is not known. */
export function PaymentFacts({ referenceNumber, amount }: PaymentFactsProps) {
  if (referenceNumber === undefined && amount === undefined) return null;
  const concerns =
    referenceNumber === undefined ? words.wholeDebt : fill(words.case, { referenceNumber });
  return (
    <DescriptionList
      items={[
        { term: words.concerns, description: concerns },
        ...(amount === undefined
          ? []
          : [{ term: words.amount, description: formatKronor(amount) }]),
      ]}
    />
  );
}
