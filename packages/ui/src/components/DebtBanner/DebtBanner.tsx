import type { ReactNode, Ref } from 'react';

import { amountLength } from '../../private/amountLength.ts';
import { AmountLine } from '../../private/AmountLine.tsx';
import { Band } from '../Band/index.ts';
import { InfoPopover } from '../InfoPopover/index.ts';
import * as styles from './DebtBanner.css.ts';

export interface DebtBannerProps {
  /** The page's main heading: what the amount is. */
  readonly heading: string;
  /** Lets other code focus the heading after a change of page. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The debt, formatted with its unit. The largest text of the page. */
  readonly amount: string;
  /**
   * The amount is from an earlier visit, and a new one is on its way: a bar stands in its place, and nobody hears it.
   * @default false
   */
  readonly isAmountOld?: boolean | undefined;
  /** How the debt grows while a vehicle is uninsured; omit it when the debt does not grow. */
  readonly dailyIncrease?:
    | {
        /** The increase with its unit: `+ 45 kr/dag`. */
        readonly label: string;
        /** Why it grows, shown in a popover. */
        readonly info: ReactNode;
        /** What the popover explains. Part of its button's name. */
        readonly infoLabel: string;
      }
    | undefined;
}

/** The user's debt in a band across the window, as the first thing on the page. */
export function DebtBanner({
  heading,
  headingRef,
  amount,
  isAmountOld,
  dailyIncrease,
  ...given
}: DebtBannerProps): ReactNode {
  return (
    <Band {...given}>
      <h1 className={styles.heading} ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      <div className={styles.amounts}>
        <AmountLine
          amount={amount}
          className={styles.amountSize[amountLength(amount)]}
          isOld={isAmountOld}
        />
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
