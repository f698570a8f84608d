/** The numbers that a field accepts. */
export interface NumberLimits {
  /** The lowest number, inclusive. */
  readonly min?: number | undefined;
  /** The highest number, inclusive. */
  readonly max?: number | undefined;
}

/** Why a text is not accepted as a number. */
export type NumberFault = 'unreadable' | 'decimals' | 'low' | 'high';

/** What a language writes between thousands and before decimals. */
export interface NumberMarks {
  readonly group: string;
  readonly decimal: string;
}

/** The marks of a language: in Swedish a no-break space and a comma. */
export function marksOf(locale: string | undefined): NumberMarks {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const mark = (type: 'group' | 'decimal'): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return { group: mark('group'), decimal: mark('decimal') };
}

/** What people write between thousands in any language. */
const spaces = /[\s'’]/gu;
/** The minus of the keyboard and those of texts that are pasted. */
const minus = /^[-−–]/u;

/**
 * Reads a number as people write it: `1 234,50` in Swedish. A point may stand for the comma. Returns `null` for any other
 * text, and for more decimals than allowed: leaving them out would change what the user wrote.
 */
export function readNumber(
  text: string,
  decimals: number,
  { group, decimal }: NumberMarks,
): number | null {
  // A mark counts as one between thousands only where it can be one: in English `12,5` is no number.
  const thousands = new RegExp(`(?<=\\d)[${group}](?=\\d{3}(?!\\d))`, 'gu');
  const plain = text
    .trim()
    .replace(minus, '-')
    .replaceAll(spaces, '')
    .replaceAll(thousands, '')
    .replace(decimal, '.');
  const written = /^-?\d+(?:\.(?<decimals>\d*))?$/u.exec(plain);
  if (written === null || (written.groups?.['decimals'] ?? '').length > decimals) return null;
  const number = Number(plain);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
}

/** Whether a number is outside the limits. An empty field is no error. */
export function limitFault(
  number: number | null,
  { min, max }: NumberLimits,
): Extract<NumberFault, 'low' | 'high'> | undefined {
  if (number === null) return undefined;
  if (min !== undefined && number < min) return 'low';
  return max !== undefined && number > max ? 'high' : undefined;
}
