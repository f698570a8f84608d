'use client';

import { type ReactNode, useRef, useState } from 'react';

import { CopyButton } from '../CopyButton/index.ts';
import { DescriptionList, type DescriptionListItem } from '../DescriptionList/index.ts';
import { DigitGroups } from '../DigitGroups/index.ts';
import { ShowMore, useShowMore } from '../ShowMore/index.ts';
import * as styles from './PaymentCard.css.ts';
import type { PaymentNumbers } from './paymentCardState.ts';
import { PaymentCode } from './PaymentCode.tsx';

/** The texts for one kind of number and its copy button. */
export interface NumberWords {
  /** The term of the number, also read as part of its copy button: `OCR-nummer`. */
  readonly label: string;
  /** Announced after copying: `OCR-numret är kopierat`. */
  readonly copied: string;
}

/** The texts for Plusgiro and OCR numbers. */
export interface PaymentNumberWords {
  /** Texts of the account. */
  readonly plusgiro: NumberWords;
  /** Texts of the number that ties the payment to its case. */
  readonly ocr: NumberWords;
  /** Term of a case's reference number, in a list of several cases. */
  readonly reference: string;
  /** Term of a case's amount, in a list of several cases. */
  readonly amount: string;
  /** In a window under 768 px, label of the button that shows the QR code: `Visa QR-kod`. */
  readonly showCode: string;
  /** Below `showCode`: who needs the code there. */
  readonly showCodeFor: string;
}

interface PaymentNumberListProps {
  readonly numbers: readonly PaymentNumbers[];
  readonly words: PaymentNumberWords;
  /** Read after the labels of the buttons: what the numbers are for, when several cards have the same labels. */
  readonly context?: string | undefined;
}

/** Many cases are shown a few at a time, so that the card renders fast. */
const paging = { pageSize: 5, showMoreAbove: 5, showAllAbove: Number.POSITIVE_INFINITY };

/** The payment numbers, each with its copy button. Each case has its own list, below the account that they share. */
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

/** The account that all cases share; `null` if each case needs its own. */
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
          name={words.plusgiro.label}
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
          name={words.ocr.label}
          numberRef={ocrRef}
          value={ocr}
        />
      ),
    });
  return (
    <div className={styles.payment}>
      <DescriptionList items={items} layout="amounts" />
      {code === undefined ? null : <PaymentCode {...code} context={context} words={words} />}
    </div>
  );
}
