import type { ReactNode } from 'react';

import { unmarked } from '../../private/unbroken.tsx';
import { Card } from '../Card/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Heading } from '../Heading/index.ts';
import { InfoPopover } from '../InfoPopover/index.ts';
import { content } from '../PaymentCard/PaymentCard.css.ts';
import * as styles from './PaymentPlan.css.ts';

/** One part of the amount, or the total. */
export interface BreakdownAmount {
  /** The name of the amount: `Kapital`. Unique in the breakdown. */
  readonly term: string;
  /** Formatted with its unit. */
  readonly amount: string;
  /** What the term means, shown in a popover next to it. */
  readonly explanation: ReactNode;
}

export interface PaymentBreakdownProps {
  /** The title of the breakdown: `Det här är kvar av planen`. */
  readonly title: string;
  /** Heading level of the title. */
  readonly headingLevel: 2 | 3;
  /** The number of remaining payments, with its label. */
  readonly paymentsLeft: { readonly label: string; readonly count: number };
  /** The parts of the total, in reading order. */
  readonly amounts: readonly BreakdownAmount[];
  /** The total, below a thicker line. */
  readonly total: BreakdownAmount;
  /** Shown below the total: remarks about the amounts. */
  readonly children?: ReactNode;
}

/** What is left of an installment plan: the number of payments, and the parts of the amount. */
export function PaymentBreakdown({
  title,
  headingLevel,
  paymentsLeft,
  amounts,
  total,
  children,
  ...given
}: PaymentBreakdownProps): ReactNode {
  const row = ({ term, amount, explanation }: BreakdownAmount) => ({
    term,
    description: amount,
    info: <InfoPopover term={unmarked(term)}>{explanation}</InfoPopover>,
  });
  return (
    <section {...given} className={styles.breakdown}>
      <Heading level={headingLevel}>{title}</Heading>
      <Card padding="list">
        <div className={content}>
          <DescriptionList
            items={[
              { term: paymentsLeft.label, description: paymentsLeft.count },
              ...amounts.map(row),
              { ...row(total), isTotal: true },
            ]}
            layout="amounts"
          />
          {children}
        </div>
      </Card>
    </section>
  );
}
