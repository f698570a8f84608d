import { type ReactNode, useRef } from 'react';

import { CopyButton } from '../CopyButton/index.ts';
import { DescriptionList, type DescriptionListItem } from '../DescriptionList/index.ts';
import { type DigitGrouping, DigitGroups } from '../DigitGroups/index.ts';
import * as styles from './PaymentCard.css.ts';
import type { PaymentNumbers } from './paymentCardState.ts';

/** What a number is called, and what its copy button says before and after. */
export interface NumberWords {
  readonly label: string;
  /** Words of the copy button: `Kopiera OCR-nummer`. */
  readonly copy: string;
  /** Shown and said when it has copied: `OCR-numret är kopierat`. */
  readonly copied: string;
}

/** The words around Plusgiro and OCR numbers. */
export interface PaymentNumberWords {
  readonly plusgiro: NumberWords;
  readonly ocr: NumberWords;
  /** Before a case's reference number, where the numbers of several cases are listed. */
  readonly reference: string;
  /** Before a case's amount, where the numbers of several cases are listed. */
  readonly amount: string;
}

interface PaymentNumberListProps {
  readonly numbers: readonly PaymentNumbers[];
  readonly words: PaymentNumberWords;
}

/** The numbers to pay with, each with its copy button; one list for each case. */
export function PaymentNumberList({ numbers, words }: PaymentNumberListProps): ReactNode {
  return (
    <div className={styles.numbers}>
      {numbers.map((one, index) => (
        <OneNumbers key={one.reference ?? index} numbers={one} words={words} />
      ))}
    </div>
  );
}

function OneNumbers({
  numbers: { plusgiro, ocr, reference, amount },
  words,
}: {
  readonly numbers: PaymentNumbers;
  readonly words: PaymentNumberWords;
}): ReactNode {
  const context = reference === undefined ? undefined : `${words.reference} ${reference}`;
  const items: DescriptionListItem[] = [];
  if (reference !== undefined)
    items.push({ term: words.reference, description: <DigitGroups value={reference} /> });
  if (amount !== undefined) items.push({ term: words.amount, description: amount });
  if (plusgiro !== null)
    items.push({
      term: words.plusgiro.label,
      description: (
        <CopyableNumber
          context={context}
          groups="plusgiro"
          value={plusgiro}
          words={words.plusgiro}
        />
      ),
    });
  if (ocr !== null)
    items.push({
      term: words.ocr.label,
      description: <CopyableNumber context={context} value={ocr} words={words.ocr} />,
    });
  return <DescriptionList items={items} layout="amounts" />;
}

function CopyableNumber({
  value,
  groups,
  words,
  context,
}: {
  readonly value: string;
  readonly groups?: DigitGrouping;
  readonly words: NumberWords;
  readonly context: string | undefined;
}): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  return (
    <div className={styles.copyable}>
      <DigitGroups groups={groups} ref={ref} value={value} />
      <CopyButton
        context={context}
        copiedLabel={words.copied}
        label={words.copy}
        numberRef={ref}
        value={value}
      />
    </div>
  );
}
