const defaultGroupSize = 4;

/**
 * Cuts a number into the groups it is drawn in. The lengths are counted from the left; what is left after the last
 * one is a group of its own. Without lengths every group has four characters: 4711 0023 918.
 */
export function groupDigits(value: string, lengths?: readonly number[]): readonly string[] {
  const groups: string[] = [];
  let start = 0;
  for (let index = 0; start < value.length; index += 1) {
    const length = lengths === undefined ? defaultGroupSize : lengths[index];
    const end = length === undefined || length < 1 ? value.length : start + length;
    groups.push(value.slice(start, end));
    start = end;
  }
  return groups;
}
