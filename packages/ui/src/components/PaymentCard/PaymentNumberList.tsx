import { type ReactNode, useRef, useState } from 'react';

import { CopyButton } from '../CopyButton/index.ts';
import { DescriptionList, type DescriptionListItem } from '../DescriptionList/index.ts';
import { DigitGroups } from '../DigitGroups/index.ts';
import { ShowMore, useShowMore } from '../ShowMore/index.ts';
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

/** Of very many cases a few are drawn at a time, so that the card stays light. */
const paging = { pageSize: 5, showMoreAbove: 5, showAllAbove: Number.POSITIVE_INFINITY };

/** The numbers to pay with, each with its copy button; one list for each case, under the account that they share. */
export function PaymentNumberList({ numbers, words, context }: PaymentNumberListProps): ReactNode {
  const [visibleCount, setVisibleCount] = useState(paging.pageSize);
  const { listRef, ...more } = useShowMore(numbers.length, {
    ...paging,
    visibleCount,
    onVisibleCountChange: setVisibleCount,
  });
  const account = accountOfAll(numbers);
  return (
    <div className={styles.numbers}>
      {account === null ? null : (
        <OneNumbers context={context} numbers={{ plusgiro: account, ocr: null }} words={words} />
      )}
      <div className={styles.numbers} ref={listRef}>
        {numbers.slice(0, more.visible).map((one, index) => (
          <OneNumbers
            context={context}
            key={one.reference ?? index}
            numbers={account === null ? one : { ...one, plusgiro: null }}
            words={words}
          />
        ))}
      </div>
      {more.total > paging.pageSize ? <ShowMore {...more} /> : null}
    </div>
  );
}

/** The account that all of several cases are paid to; `null` where each case has to name its own. */
function accountOfAll(numbers: readonly PaymentNumbers[]): string | null {
  const account = numbers[0]?.plusgiro ?? null;
  const isShared = numbers.length > 1 && numbers.every(({ plusgiro }) => plusgiro === account);
  return isShared ? account : null;
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
