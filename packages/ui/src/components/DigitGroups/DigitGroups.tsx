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
  /**
   * Draws no element around the number, so that rows of long tables have fewer elements, unless it has a `ref` or
   * attributes, which need one. The parent is a table cell or a link in it: no flex or grid, which would separate the
   * groups, and its figures have equal width.
   * @default false
   */
  readonly isBare?: boolean | undefined;
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
  isBare = false,
  ref,
  ...attributes
}: DigitGroupsProps): ReactNode {
  const parts = groupDigits(value, groups);
  const content = parts.map((part, index) => {
    const className = gapClass(index, parts.length, typeof groups === 'string');
    // oxlint-disable react/no-array-index-key -- only its index identifies a group
    const digits = isSpelledOut ? <Digits group={part} key={index} /> : part;
    if (className === undefined) return digits;
    return (
      <span className={className} key={index}>
        {digits}
      </span>
    );
    // oxlint-enable react/no-array-index-key
  });
  if (isBare && ref === undefined && Object.keys(attributes).length === 0) return content;
  const isWhole = parts.every(({ length }) => length <= longestWhole);
  return (
    <span {...attributes} className={classNames(styles.number, isWhole && styles.whole)} ref={ref}>
      {content}
    </span>
  );
}

/** Every second group has an element, which draws the gaps on both sides. The last part has one for its hyphen. */
function gapClass(index: number, count: number, hasHyphen: boolean): string | undefined {
  const last = hasHyphen ? count - 1 : count;
  if (index > 0 && index === last) return styles.lastPart;
  return index % 2 > 0
    ? classNames(styles.gapBefore, index + 1 < last && styles.gapAfter)
    : undefined;
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
