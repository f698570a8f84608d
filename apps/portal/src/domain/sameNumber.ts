export const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '');

/** Whether both are the same number. Spaces do not matter. An empty number is like no other. */
export function isSameNumber(one: string, other: string | null): boolean {
  const number = withoutSpaces(one);
  return number !== '' && withoutSpaces(other ?? '') === number;
}
