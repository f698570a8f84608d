import { formatNumber } from './number.ts';

const noBreakSpace = '\u00A0';
/** A minus sign instead of a hyphen: it is as wide as a digit and never starts a line alone. */
const minusSign = '\u2212';

/**
 * Formats whole öre as kronor in Swedish: no-break spaces between thousands, decimal comma, no `,00`. `null`, an amount that could not be parsed, is shown as unknown.
 *
 * @example formatAmount(435_050) // '4 350,50 kr'
 */
export function formatAmount(ore: number | null): string {
  if (ore === null) return 'Okänt belopp';
  const size = Math.abs(ore);
  const decimals = size % 100;
  const sign = ore < 0 ? minusSign : '';
  const kronor = formatNumber((size - decimals) / 100);
  const rest = decimals === 0 ? '' : `,${String(decimals).padStart(2, '0')}`;
  return `${sign}${kronor}${rest}${noBreakSpace}kr`;
}
