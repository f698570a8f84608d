'use client';

import { createRef, type ReactNode, useMemo, useState } from 'react';

import { lettersAndDigits } from '../CopyButton/copyText.ts';
import { CopyButton } from '../CopyButton/index.ts';
import { DescriptionList, type DescriptionListItem } from '../DescriptionList/index.ts';
import { DigitGroups } from '../DigitGroups/index.ts';
import { ShowMore, useShowMore } from '../ShowMore/index.ts';
import { type BankPayment, sharedNumbers, withoutShared } from './bankPayment.ts';
import * as styles from './PaymentCard.css.ts';
import { PaymentCode } from './PaymentCode.tsx';

/** The texts around the payment numbers. A card shows only those that it needs. */
export interface PaymentNumberWords {
  /** Term of a case's reference number, in a list of several cases. */
  readonly reference: string;
  /** Term of a case's amount, in a list of several cases. */
  readonly amount: string;
  /** In a window under 768 px, label of the button that shows the QR code: `Visa QR-kod`. */
  readonly showCode: string;
  /** Below `showCode`: who needs the code there. */
  readonly showCodeFor: string;
}

/** A payment without some of its parts. */
type Without<Part extends keyof BankPayment> = Omit<BankPayment, Part> & {
  readonly [Key in Part]?: undefined;
};

/** The texts are needed only where they show: with a reference, an amount or a code. */
export type WordsForPayments =
  | {
      /** Payments with numbers only. */
      readonly bankPayments: readonly Without<'reference' | 'amount' | 'code'>[];
      /**
       * The texts of the payment numbers. Needed as soon as a payment has a reference, an amount or a code.
       * @default none
       */
      readonly numberWords?: Partial<PaymentNumberWords> | undefined;
    }
  | {
      /** Payments without a code. */
      readonly bankPayments: readonly Without<'code'>[];
      /** The texts of the payment numbers. */
      readonly numberWords: Pick<PaymentNumberWords, 'reference' | 'amount'> &
        Partial<PaymentNumberWords>;
    }
  | {
      /** Payments with what the texts are about. */
      readonly bankPayments: readonly BankPayment[];
      /** The texts of the payment numbers. */
      readonly numberWords: PaymentNumberWords;
    };

interface PaymentNumberListProps {
  readonly payments: readonly BankPayment[];
  readonly words: Partial<PaymentNumberWords> | undefined;
  /** Read after the labels of the buttons: what the numbers are for, when several cards have the same labels. */
  readonly context?: string | undefined;
}

/** Many cases are shown a few at a time, so that the card renders fast. */
const paging = { pageSize: 5, showMoreAbove: 5, showAllAbove: Number.POSITIVE_INFINITY };

/** The payment numbers, each with its copy button. Each case has its own list, below the numbers that all share. */
export function PaymentNumberList({ payments, words, context }: PaymentNumberListProps): ReactNode {
  const [visibleCount, setVisibleCount] = useState(paging.pageSize);
  const { listRef, ...more } = useShowMore(payments.length, {
    ...paging,
    visibleCount,
    onVisibleCountChange: setVisibleCount,
  });
  const shared = sharedNumbers(payments);
  return (
    <div className={styles.numbers}>
      {shared.length === 0 ? null : (
        <OnePayment context={context} payment={{ numbers: shared }} words={words} />
      )}
      <div className={styles.numbers} ref={listRef}>
        {payments.slice(0, more.visible).map((payment, index) => (
          <OnePayment
            context={context}
            key={payment.reference ?? index}
            payment={withoutShared(payment, shared)}
            words={words}
          />
        ))}
      </div>
      {more.total > paging.pageSize ? <ShowMore {...more} /> : null}
    </div>
  );
}

function OnePayment({
  payment: { numbers, reference, amount, code },
  words: { reference: referenceTerm, amount: amountTerm, showCode, showCodeFor } = {},
  context = referenceTerm && reference && `${referenceTerm} ${reference}`,
}: Omit<PaymentNumberListProps, 'payments'> & { readonly payment: BankPayment }): ReactNode {
  const refs = useMemo(
    () => Array.from({ length: numbers.length }, () => createRef<HTMLSpanElement>()),
    [numbers.length],
  );
  const items: DescriptionListItem[] = [];
  if (referenceTerm !== undefined && reference !== undefined)
    items.push({
      term: referenceTerm,
      description: <DigitGroups isSpelledOut value={reference} />,
    });
  if (amountTerm !== undefined && amount !== undefined)
    items.push({ term: amountTerm, description: amount });
  for (const [index, numberRef] of refs.entries()) {
    const number = numbers[index];
    if (number === undefined) continue;
    const { label, value, grouping, copied } = number;
    items.push({
      term: label,
      description: (
        <DigitGroups
          groups={grouping}
          isSpelledOut
          ref={numberRef}
          value={lettersAndDigits(value)}
        />
      ),
      action: (
        <CopyButton
          context={context}
          copiedLabel={copied}
          name={label}
          numberRef={numberRef}
          value={value}
        />
      ),
    });
  }
  return (
    <div className={styles.payment}>
      <DescriptionList items={items} layout="amounts" />
      {code && showCode !== undefined && showCodeFor !== undefined ? (
        <PaymentCode {...code} context={context} words={{ showCode, showCodeFor }} />
      ) : null}
    </div>
  );
}
