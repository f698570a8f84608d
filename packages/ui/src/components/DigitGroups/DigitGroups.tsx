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
   * Screen readers read it digit by digit, with a pause after each group: a reference, an OCR number, an account. It is
   * still copied, searched and selected as one number. A value with other characters than digits is read as a word.
   * @default false: read as one word, like a registration number; a long one as billions
   */
  readonly isSpelledOut?: boolean | undefined;
  /**
   * No line breaks between the groups of up to 16 characters: for a number in a sentence.
   * @default false
   */
  readonly isUnbroken?: boolean | undefined;
  /** Lets other code select the number, for instance a `CopyButton`. */
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** Longer groups may wrap. Otherwise a number without groups could overflow the page. */
const longestWhole = 8;
/** A longer number breaks in any case, for the same reason. */
const longestUnbroken = 16;

/** A number that is grouped on screen but read and copied as one. */
export function DigitGroups({
  value,
  groups,
  isSpelledOut = false,
  isUnbroken = false,
  ref,
  ...attributes
}: DigitGroupsProps): ReactNode {
  const parts = groupDigits(value, groups);
  // A number with letters or signs in it is a word.
  const isSpelled = isSpelledOut && parts.every((part) => /^\d+$/u.test(part));
  const content = parts.map((part, index) => {
    const className = gapClass(index, parts.length, typeof groups === 'string');
    // oxlint-disable react/no-array-index-key -- only its index identifies a group
    const isLast = index === parts.length - 1;
    const digits = isSpelled ? <Digits group={part} isLast={isLast} key={index} /> : part;
    if (className === undefined) return digits;
    return (
      <span className={className} key={index}>
        {digits}
      </span>
    );
    // oxlint-enable react/no-array-index-key
  });
  const isWhole = parts.every(({ length }) => length <= longestWhole);
  const isTogether = isUnbroken && value.length <= longestUnbroken;
  return (
    <span
      {...attributes}
      className={classNames(styles.number, isWhole && styles.whole, isTogether && styles.together)}
      ref={ref}
    >
      {content}
    </span>
  );
}

/**
 * The same in a cell of a long table, or in a link there, with neither a component nor an element around the number: each
 * costs time and memory in every row. The parent is no flex box or grid, which would separate the groups.
 *
 * @param groups as for `DigitGroups`
 */
export function bareDigitGroups(value: string, groups?: DigitGrouping): ReactNode {
  const parts = groupDigits(value, groups);
  const isShort = parts.length === 2 && value.length <= longestWhole && typeof groups !== 'string';
  return parts.map((part, index) => {
    const className =
      isShort && index === 1
        ? styles.shortGap
        : gapClass(index, parts.length, typeof groups === 'string');
    if (className === undefined) return part;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- only its index identifies a group
      <span className={className} key={index}>
        {part}
      </span>
    );
  });
}

/** One string for all numbers. */
const gapAround = classNames(styles.gapBefore, styles.gapAfter);

/** Every second group has an element, which draws the gaps on both sides. The last part has one for its hyphen. */
function gapClass(index: number, count: number, hasHyphen: boolean): string | undefined {
  const last = hasHyphen ? count - 1 : count;
  if (index > 0 && index === last) return styles.lastPart;
  return index % 2 > 0 ? (index + 1 < last ? gapAround : styles.gapBefore) : undefined;
}

/** One box for each digit, which adds the pause after it, a longer one between two groups. */
function Digits({
  group,
  isLast,
}: {
  readonly group: string;
  readonly isLast: boolean;
}): ReactNode {
  const digits = [...group];
  return digits.map((digit, index) => {
    const isEnd = index === digits.length - 1;
    const pause = isEnd && isLast ? undefined : isEnd ? styles.groupEnd : styles.spelledOut;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- only its index identifies a digit
      <span className={pause} key={index}>
        {digit}
      </span>
    );
  });
}
