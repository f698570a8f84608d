import { type ReactNode, useRef } from 'react';

import { CopyButton } from '../CopyButton/index.ts';
import { DescriptionList, type DescriptionListItem } from '../DescriptionList/index.ts';
import { DigitGroups } from '../DigitGroups/index.ts';
import * as styles from './PaymentCard.css.ts';
import type { PaymentNumbers } from './paymentCardState.ts';
import { PaymentCode } from './PaymentCode.tsx';

/** What a number is called, and what its copy button says before and after. */
export interface NumberWords {
  /** Before the number: `OCR-nummer`. */
  readonly label: string;
  /** Words of the copy button: `Kopiera OCR-nummer`. */
  readonly copy: string;
  /** Shown and said when it has copied: `OCR-numret är kopierat`. */
  readonly copied: string;
}

/** The words around Plusgiro and OCR numbers. */
export interface PaymentNumberWords {
  /** Words of the account. */
  readonly plusgiro: NumberWords;
  /** Words of the number that ties the payment to its case. */
  readonly ocr: NumberWords;
  /** Before a case's reference number, where the numbers of several cases are listed. */
  readonly reference: string;
  /** Before a case's amount, where the numbers of several cases are listed. */
  readonly amount: string;
}

interface PaymentNumberListProps {
  readonly numbers: readonly PaymentNumbers[];
  readonly words: PaymentNumberWords;
  /** Read after the words of the copy buttons: what the numbers are for, where several cards have the same words. */
  readonly context?: string | undefined;
}

/** The numbers to pay with, each with its copy button; one list for each case. */
export function PaymentNumberList({ numbers, words, context }: PaymentNumberListProps): ReactNode {
  return (
    <div className={styles.numbers}>
      {numbers.map((one, index) => (
        <OneNumbers context={context} key={one.reference ?? index} numbers={one} words={words} />
      ))}
    </div>
  );
}

function OneNumbers({
  numbers: { plusgiro, ocr, reference, amount, code },
  words,
  context = reference === undefined ? undefined : `${words.reference} ${reference}`,
}: Omit<PaymentNumberListProps, 'numbers'> & { readonly numbers: PaymentNumbers }): ReactNode {
  const plusgiroRef = useRef<HTMLSpanElement>(null);
  const ocrRef = useRef<HTMLSpanElement>(null);
  const items: DescriptionListItem[] = [];
  if (reference !== undefined)
    items.push({ term: words.reference, description: <DigitGroups value={reference} /> });
  if (amount !== undefined) items.push({ term: words.amount, description: amount });
  if (plusgiro !== null)
    items.push({
      term: words.plusgiro.label,
      description: (
        <DigitGroups groups="plusgiro" isSpelledOut ref={plusgiroRef} value={plusgiro} />
      ),
      action: (
        <CopyButton
          context={context}
          copiedLabel={words.plusgiro.copied}
          label={words.plusgiro.copy}
          numberRef={plusgiroRef}
          value={plusgiro}
        />
      ),
    });
  if (ocr !== null)
    items.push({
      term: words.ocr.label,
      description: <DigitGroups isSpelledOut ref={ocrRef} value={ocr} />,
      action: (
        <CopyButton
          context={context}
          copiedLabel={words.ocr.copied}
          label={words.ocr.copy}
          numberRef={ocrRef}
          value={ocr}
        />
      ),
    });
  return (
    <div className={styles.payment}>
      <DescriptionList items={items} layout="amounts" />
      {code === undefined ? null : <PaymentCode {...code} />}
    </div>
  );
}
