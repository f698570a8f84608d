import type { ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './DigitGroups.css.ts';
import { type DigitGrouping, groupDigits } from './groupDigits.ts';

export interface DigitGroupsProps {
  /** The number without spaces: a reference, OCR or registration number. */
  readonly value: string;
  /**
   * Lengths of the groups from the left; what is left over is the last group. `plusgiro` draws pairs and the check
   * digit behind a hyphen, and leaves out what the value has besides its digits.
   * @default groups of four
   */
  readonly groups?: DigitGrouping | undefined;
  /**
   * Read aloud digit by digit, for a number that is typed somewhere else: an OCR number, an account. It is copied, found
   * and selected as one number all the same.
   * @default false: read as one word, like a name
   */
  readonly isSpelledOut?: boolean | undefined;
  /** Lets the number be selected from outside, by a `CopyButton` for instance. */
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** Longer groups may break, or a number that no one has cut would leave the page. */
const longestWhole = 8;

/** A number grouped for the eye, but read and copied as one (row Z25). */
export function DigitGroups({
  value,
  groups,
  isSpelledOut = false,
  ref,
}: DigitGroupsProps): ReactNode {
  return (
    <span className={styles.number} ref={ref}>
      {groupDigits(value, groups).map((group, index, all) => (
        <span
          className={classNames(
            styles.group,
            group.length <= longestWhole && styles.whole,
            groups === 'plusgiro' && index === all.length - 1 && index > 0 && styles.checkDigit,
          )}
          // oxlint-disable-next-line react/no-array-index-key -- a group has no identity but its place
          key={index}
        >
          {isSpelledOut ? <Digits group={group} /> : group}
        </span>
      ))}
    </span>
  );
}

/** A box for each digit, which carries the pause after it. */
function Digits({ group }: { readonly group: string }): ReactNode {
  return [...group].map((digit, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a digit has no identity but its place
    <span className={styles.spelledOut} key={index}>
      {digit}
    </span>
  ));
}
