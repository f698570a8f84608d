import { formatNumber } from './number.ts';

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
