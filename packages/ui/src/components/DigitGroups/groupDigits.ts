const defaultGroupSize = 4;

/**
 * Lengths of the groups from the left, or a Swedish account: `plusgiro` has pairs counted from the check digit at the
 * end, `bankgiro` has four digits at the end.
 */
export type DigitGrouping = readonly number[] | 'plusgiro' | 'bankgiro';

/**
 * Splits a number into the groups that are displayed. The lengths are counted from the left; the remaining digits are
 * the last group. Without lengths every group has four characters: 4711 0023 918.
 */
export function groupDigits(value: string, grouping?: DigitGrouping): readonly string[] {
  const number = typeof grouping === 'string' ? value.replaceAll(/\D/gu, '') : value;
  const lengths =
    grouping === 'plusgiro'
      ? plusgiroLengths(number.length)
      : grouping === 'bankgiro'
        ? [number.length - 4]
        : grouping;
  const groups: string[] = [];
  let start = 0;
  for (let index = 0; start < number.length; index += 1) {
    const length = lengths === undefined ? defaultGroupSize : lengths[index];
    const end = length === undefined || length < 1 ? number.length : start + length;
    groups.push(number.slice(start, end));
    start = end;
  }
  return groups;
}

/** 1 23 45-6 and 12 34 56-6: with an odd number of digits the first stands alone. The check digit comes last. */
function plusgiroLengths(length: number): readonly number[] {
  const pairs = Array.from({ length: Math.floor((length - 1) / 2) }, () => 2);
  return length % 2 === 0 ? [1, ...pairs] : pairs;
}
