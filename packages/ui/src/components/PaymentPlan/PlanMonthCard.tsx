import type { ReactNode } from 'react';

import { given } from '../../private/given.ts';
import { classNames } from '../../private/classNames.ts';
import { Disclosure } from '../../private/Disclosure.tsx';
import { chevron } from '../../private/disclosure.css.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { AmountHead } from '../PaymentCard/AmountHead.tsx';
import { content, note } from '../PaymentCard/PaymentCard.css.ts';
import { PaymentNumberList, type WordsForPayments } from '../PaymentCard/PaymentNumberList.tsx';
import { bar } from '../ProgressBar/ProgressBar.css.ts';
import { Tag } from '../Tag/index.ts';
import * as styles from './PaymentPlan.css.ts';
import type {
  ComingPaymentState,
  DuePaymentState,
  MadePaymentState,
  NoPaymentState,
} from './planMonthState.ts';

interface MonthProps {
  /** Which month it is: `Den här månaden`. */
  readonly title: string;
  /** Heading level of the title. */
  readonly headingLevel: 2 | 3;
}

interface Labelled {
  /** The status of the month, in a word or two: `Betald`. */
  readonly statusLabel: string;
}

type Paid = WordsForPayments & {
  /** Last day to pay, as a phrase: `Betala senast 2026-11-30`. */
  readonly due: string;
};

type DueMonthProps = MonthProps & DuePaymentState & Labelled & Paid;
type ComingMonthProps = MonthProps & ComingPaymentState & Paid;

export type PlanMonthCardProps =
  | (MonthProps & (NoPaymentState | MadePaymentState) & Labelled)
  | DueMonthProps
  | ComingMonthProps;

/** One month of an installment plan: what is left to pay of it, the last day, and the numbers to pay it at the bank. */
export function PlanMonthCard(props: PlanMonthCardProps): ReactNode {
  switch (props.status) {
    case 'due':
      return <DueMonth {...props} />;
    case 'toCome':
      return <ComingMonth {...props} />;
    case 'paid':
    case 'none': {
      const { title, headingLevel, status, statusLabel } = props;
      return (
        <Card {...given(props)} as="section">
          <div className={content} data-state={status}>
            <AmountHead
              amount={null}
              headingLevel={headingLevel}
              tag={<Tag tone={status === 'paid' ? 'positive' : 'neutral'}>{statusLabel}</Tag>}
              title={title}
            />
            {status === 'none' || props.paid === undefined ? null : (
              <p className={note}>{props.paid}</p>
            )}
          </div>
        </Card>
      );
    }
  }
}

function DueMonth({
  title,
  headingLevel,
  statusLabel,
  amount,
  due,
  paid,
  bankPayments,
  numberWords,
  ...props
}: DueMonthProps): ReactNode {
  return (
    <Card {...given(props)} as="section" isRaised>
      <div className={content} data-state="due">
        <AmountHead
          amount={amount}
          due={due}
          headingLevel={headingLevel}
          tag={<Tag tone="info">{statusLabel}</Tag>}
          title={title}
        />
        {paid === undefined ? null : (
          <div className={styles.paid}>
            {/* The words below say the same. */}
            {paid.share === null ? null : (
              <progress aria-hidden="true" className={bar} max={1} value={paid.share} />
            )}
            <p className={note}>{paid.label}</p>
          </div>
        )}
        <PaymentNumberList context={title} payments={bankPayments} words={numberWords} />
      </div>
    </Card>
  );
}

function ComingMonth({
  title,
  headingLevel,
  amount,
  due,
  bankPayments,
  numberWords,
  ...props
}: ComingMonthProps): ReactNode {
  return (
    <Card {...given(props)} as="section">
      <Disclosure
        contentClass={content}
        summary={
          <>
            <Heading level={headingLevel} size="h3">
              {title}
            </Heading>
            <span className={styles.due}>{unbroken(due)}</span>
            <span className={styles.amount}>{amount}</span>
            <span className={classNames(chevron, styles.mark)}>
              <ChevronDownIcon />
            </span>
          </>
        }
        summaryClass={styles.summary}
      >
        <div className={styles.numbers}>
          <PaymentNumberList context={title} payments={bankPayments} words={numberWords} />
        </div>
      </Disclosure>
    </Card>
  );
}
