import type { ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './DigitGroups.css.ts';
import { type DigitGrouping, groupDigits } from './groupDigits.ts';

export interface DigitGroupsProps {
  /** The number without spaces: a reference, OCR or registration number. */
  readonly value: string;
  /**
   * Lengths of the groups from the left; the remaining digits are the last group. `plusgiro` draws pairs and a hyphen
   * before the check digit, `bankgiro` a hyphen before the last four digits. Both drop everything but digits.
   * @default groups of four
   */
  readonly groups?: DigitGrouping | undefined;
  /**
   * Screen readers read it digit by digit, for a number that is typed elsewhere: an OCR number, an account. It is still
   * copied, searched and selected as one number.
   * @default false: read as one word, like a name
   */
  readonly isSpelledOut?: boolean | undefined;
  /** Lets other code select the number, for instance a `CopyButton`. */
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** Longer groups may wrap. Otherwise a number without groups could overflow the page. */
const longestWhole = 8;

/** A number that is grouped on screen but read and copied as one. */
export function DigitGroups({
  value,
  groups,
  isSpelledOut = false,
  ref,
  ...given
}: DigitGroupsProps): ReactNode {
  return (
    <span {...given} className={styles.number} ref={ref}>
      {groupDigits(value, groups).map((group, index, all) => (
        <span
          className={classNames(
            styles.group,
            group.length <= longestWhole && styles.whole,
            typeof groups === 'string' && index === all.length - 1 && index > 0 && styles.lastPart,
          )}
          // oxlint-disable-next-line react/no-array-index-key -- only its index identifies a group
          key={index}
        >
          {isSpelledOut ? <Digits group={group} /> : group}
        </span>
      ))}
    </span>
  );
}

/** One box for each digit, which adds the pause after it. */
function Digits({ group }: { readonly group: string }): ReactNode {
  return [...group].map((digit, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- only its index identifies a digit
    <span className={styles.spelledOut} key={index}>
      {digit}
    </span>
  ));
}
