import { plainDigits } from '../../private/plainDigits.ts';

/** The numbers that a field accepts. */
export interface NumberLimits {
  /** The lowest number, inclusive. */
  readonly min?: number | undefined;
  /** The highest number, inclusive. */
  readonly max?: number | undefined;
}

/** Why a text is not accepted as a number. */
export type NumberFault = 'unreadable' | 'decimals' | 'low' | 'high';

/** What a language writes in a number. */
export interface NumberMarks {
  /** The mark between thousands. Empty for a space, which every language reads. */
  readonly group: string;
  /** The marks that may stand before the decimals: those of every language, that of Arabic too. */
  readonly decimal: string;
  /** Its digits from zero to nine. Those of the keyboard, be it an Arabic one, are read in every language. */
  readonly digits: readonly string[];
}

/** What a field shows around its number, and so what may be pasted with it. */
export interface NumberAffixes {
  readonly prefix?: string | undefined;
  readonly unit?: string | undefined;
}

/** The marks of a language: in German a point between thousands, and so a comma only before decimals. */
export function marksOf(locale: string | undefined): NumberMarks {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const valueOf = (sought: string) => parts.find(({ type }) => type === sought)?.value ?? '';
  const group = valueOf('group').replace(spaces, '');
  const decimal = `.,\u066B${valueOf('decimal')}`.replaceAll(group === '' ? spaces : group, '');
  const inOrder = new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  return { group, decimal, digits: [...inOrder].toReversed() };
}

/** What people write between thousands in any language. */
const spaces = /[\s'’]/gu;
/** The marks that Arabic, Persian and Hebrew write before a minus, to keep it beside its number. */
const unseen = /\p{Cf}/gu;
/** The minus of the keyboard and those of texts that are pasted. */
const minus = /^[-−–]/u;

/**
 * Reads a number as people write it: `1 234,50` in Swedish, `1 234,50 kr` with the unit "kr", and `-£5` with the prefix "£".
 * A point may stand for the comma, and a comma for the point, where it cannot be between thousands. Returns `null` for any
 * other text, and for more decimals than allowed: leaving them out would change what the user wrote.
 */
export function readNumber(
  text: string,
  decimals: number,
  { group, decimal, digits }: NumberMarks,
  around: NumberAffixes = {},
): number | null {
  const bare = withoutAffixes(text.replaceAll(unseen, '').trim(), around);
  // A mark counts as one between thousands only where it can be one: in English `12,5` is no number, in India `1,23,456` is.
  const thousands = new RegExp(`(?<=\\d)[${group}](?=(?:\\d{2,3}[${group}])*\\d{3}(?!\\d))`, 'gu');
  const plain = [...plainDigits(bare)]
    .map((character) => (digits.includes(character) ? digits.indexOf(character) : character))
    .join('')
    .replace(minus, '-')
    .replaceAll(spaces, '')
    .replaceAll(thousands, '');
  const parts = new RegExp(`^-?\\d+(?:[${decimal}](?<decimals>\\d*))?$`, 'u').exec(plain);
  if (parts === null || (parts.groups?.['decimals'] ?? '').length > decimals) return null;
  const number = Number(plain.replace(new RegExp(`[${decimal}]`, 'u'), '.'));
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
}

function withoutAffixes(written: string, { prefix = '', unit = '' }: NumberAffixes): string {
  const hasUnit = written.toLowerCase().endsWith(unit.toLowerCase());
  const front = hasUnit ? written.slice(0, written.length - unit.length) : written;
  const [sign = ''] = minus.exec(front) ?? [];
  const rest = front.slice(sign.length).trimStart();
  const hasPrefix = rest.toLowerCase().startsWith(prefix.toLowerCase());
  return sign + (hasPrefix ? rest.slice(prefix.length) : rest);
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
