import type { ReactNode } from 'react';

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

/** A number grouped for the eye, but read and copied as one (row Z25). */
export function DigitGroups({ value, groups }: DigitGroupsProps): ReactNode {
  return (
    <span className={styles.number}>
      {groupDigits(value, groups).map((group, index) => (
        // A group has no identity but its place.
        // oxlint-disable-next-line react/no-array-index-key -- the groups of one number are never reordered
        <span className={styles.group} key={index}>
          {group}
        </span>
      ))}
    </span>
  );
}
