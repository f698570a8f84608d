const defaultGroupSize = 4;

/** Lengths of the groups from the left; or `plusgiro`: pairs counted from the check digit at the end. */
export type DigitGrouping = readonly number[] | 'plusgiro';

/**
 * Cuts a number into the groups it is drawn in. The lengths are counted from the left; what is left after the last
 * one is a group of its own. Without lengths every group has four characters: 4711 0023 918.
 */
export function groupDigits(value: string, grouping?: DigitGrouping): readonly string[] {
  const number = grouping === 'plusgiro' ? value.replaceAll(/\D/gu, '') : value;
  const lengths = grouping === 'plusgiro' ? plusgiroLengths(number.length) : grouping;
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

/** 1 23 45-6 and 12 34 56-6: an odd digit stands first, the check digit alone at the end. */
function plusgiroLengths(length: number): readonly number[] {
  const pairs = Array.from({ length: Math.floor((length - 1) / 2) }, () => 2);
  return length % 2 === 0 ? [1, ...pairs] : pairs;
}
