import { formatNumber } from './number.ts';
import { fill, type PluralText } from './template.ts';

const words = [
  'två',
  'tre',
  'fyra',
  'fem',
  'sex',
  'sju',
  'åtta',
  'nio',
  'tio',
  'elva',
  'tolv',
] as const;

/**
 * Writes a count of two or more in a sentence: in words up to twelve, then in digits.
 *
 * @example `Betala ${formatCountInText(3)} krav` // 'Betala tre krav'
 */
export function formatCountInText(count: number): string {
  return words[count - 2] ?? formatNumber(count);
}

/**
 * The form for the count, with the number as a sentence has it.
 *
 * @example pluralInText({ one: 'en plan', other: '{count} planer' }, 3) // 'tre planer'
 */
export function pluralInText(text: PluralText, count: number): string {
  return count === 1 ? text.one : fill<string>(text.other, { count: formatCountInText(count) });
}
