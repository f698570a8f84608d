/** A whole number from 0 to `most`, and the one that counts when none is given. */
interface WholeNumberRange {
  readonly fallback: number;
  readonly most: number;
}

/** The number that a variable's text names; a variable that is empty counts as not set. `null` for another text. */
export function readWholeNumber(
  text: string | undefined,
  { fallback, most }: WholeNumberRange,
): number | null {
  const digits = text?.trim() ?? '';
  if (digits === '') return fallback;
  const number = Number(digits);
  return /^\d+$/u.test(digits) && number <= most ? number : null;
}
