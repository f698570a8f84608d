export const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '');

/** Whether two people have written the same number. Spaces do not matter, and no number is like an empty one. */
export function isSameNumber(one: string, other: string | null): boolean {
  const number = withoutSpaces(one);
  return number !== '' && withoutSpaces(other ?? '') === number;
}
