import type { ReactNode } from 'react';

import { Card } from '../Card/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Heading } from '../Heading/index.ts';
import { InfoPopover } from '../InfoPopover/index.ts';
import { content } from '../PaymentCard/PaymentCard.css.ts';

export interface BreakdownAmount {
  /** What the amount is: `Kapital`. Unique in the breakdown. */
  readonly term: string;
  /** Written out with its unit. */
  readonly amount: string;
  /** What the term means, shown in a popover beside it. */
  readonly explanation: ReactNode;
}

export interface PaymentBreakdownProps {
  /** What the amounts are of: `Det här är kvar av planen`. */
  readonly title: string;
  /** Place of the title in the page's outline. */
  readonly headingLevel: 2 | 3;
  /** How many payments are left, with the words before the number. */
  readonly paymentsLeft: { readonly label: string; readonly count: number };
  /** What the total is made of, in reading order. */
  readonly amounts: readonly BreakdownAmount[];
  /** The sum, under a stronger line. */
  readonly total: BreakdownAmount;
  /** Stands under the sum: what needs to be said of the amounts, and the payments one by one. */
  readonly children?: ReactNode;
}

/** What is left of an installment plan: how many payments, and what the amount is made of. */
export function PaymentBreakdown({
  title,
  headingLevel,
  paymentsLeft,
  amounts,
  total,
  children,
}: PaymentBreakdownProps): ReactNode {
  const row = ({ term, amount, explanation }: BreakdownAmount) => ({
    term,
    description: amount,
    info: <InfoPopover term={term}>{explanation}</InfoPopover>,
  });
  return (
    <Card as="section" padding="large">
      <div className={content}>
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        <DescriptionList
          items={[{ term: paymentsLeft.label, description: paymentsLeft.count }]}
          layout="amounts"
        />
        <DescriptionList
          items={[...amounts.map(row), { ...row(total), isTotal: true }]}
          layout="amounts"
        />
        {children}
      </div>
    </Card>
  );
}
