import type { ReactNode, Ref } from 'react';

import { amountLength } from '../../private/amountLength.ts';
import { classNames } from '../../private/classNames.ts';
import { Band } from '../Band/index.ts';
import { InfoPopover } from '../InfoPopover/index.ts';
import * as styles from './DebtBanner.css.ts';

export interface DebtBannerProps {
  /** The page's first heading: what the amount is. */
  readonly heading: string;
  /** Lets the heading take focus after a change of page. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The debt, written out with its unit. The largest text of the page (row C03). */
  readonly amount: string;
  /** How the debt grows while a vehicle is uninsured; leave it out when it does not (row C04). */
  readonly dailyIncrease?:
    | {
        /** The increase with its unit: `+ 45 kr/dag`. */
        readonly label: string;
        /** Why it grows, shown in a popover. */
        readonly info: ReactNode;
        /** What the popover explains, part of its button's name. */
        readonly infoLabel: string;
      }
    | undefined;
}

/** What one owes, across the whole window: the question that the page answers first. */
export function DebtBanner({
  heading,
  headingRef,
  amount,
  dailyIncrease,
}: DebtBannerProps): ReactNode {
  return (
    <Band>
      <h1 className={styles.heading} ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      <div className={styles.amounts}>
        <p className={classNames(styles.amount, styles.amountSize[amountLength(amount)])}>
          {amount}
        </p>
        {dailyIncrease === undefined ? null : (
          <div className={styles.pill}>
            {dailyIncrease.label}
            <InfoPopover term={dailyIncrease.infoLabel}>{dailyIncrease.info}</InfoPopover>
          </div>
        )}
      </div>
    </Band>
  );
}
