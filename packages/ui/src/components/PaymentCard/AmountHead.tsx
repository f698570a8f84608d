import type { ReactNode } from 'react';

import { amountLength } from '../../private/amountLength.ts';
import { classNames } from '../../private/classNames.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { Heading } from '../Heading/index.ts';
import * as styles from './PaymentCard.css.ts';

interface AmountHeadProps {
  readonly title: string;
  readonly headingLevel: 2 | 3;
  readonly amount: string | null;
  readonly due?: string | undefined;
  /** The amount is that of several payments. Then the last day stands beside it where both fit. */
  readonly isSum?: boolean;
  /** The state, at the end of the title's line. */
  readonly tag?: ReactNode;
}

/** The amount to pay: its title, the amount as the largest text of the card, and the last day to pay. */
export function AmountHead({
  title,
  headingLevel,
  amount,
  due,
  isSum = false,
  tag,
}: AmountHeadProps): ReactNode {
  const amountAndDue = (
    <>
      {amount === null ? null : (
        <p className={classNames(styles.amount, styles.amountSize[amountLength(amount)])}>
          {amount}
        </p>
      )}
      {due === undefined ? null : <p className={styles.due}>{unbroken(due)}</p>}
    </>
  );
  return (
    <div className={styles.top}>
      <div className={styles.titleLine}>
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        {tag}
      </div>
      {isSum ? <div className={styles.sumWithDue}>{amountAndDue}</div> : amountAndDue}
    </div>
  );
}
