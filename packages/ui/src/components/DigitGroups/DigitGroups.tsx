import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './DigitGroups.css.ts';
import { groupDigits } from './groupDigits.ts';

export interface DigitGroupsProps {
  /** The number without spaces: a reference, OCR or registration number. */
  readonly value: string;
  /**
   * Lengths of the groups from the left; what is left over is the last group.
   * @default groups of four
   */
  readonly groups?: readonly number[] | undefined;
}

/** Longer groups may break, or a number that no one has cut would leave the page. */
const longestWhole = 8;

/** A number grouped for the eye, but read and copied as one (row Z25). */
export function DigitGroups({ value, groups }: DigitGroupsProps): ReactNode {
  return (
    <span className={styles.number}>
      {groupDigits(value, groups).map((group, index) => (
        <span
          className={classNames(styles.group, group.length <= longestWhole && styles.whole)}
          // oxlint-disable-next-line react/no-array-index-key -- a group has no identity but its place
          key={index}
        >
          {group}
        </span>
      ))}
    </span>
  );
}
