const noBreakSpace = '\u00A0';
/** Minus sign, not hyphen: it is as wide as a digit and never starts a line on its own. */
const minusSign = '\u2212';

/**
 * Reads an amount as a person or the provider writes it: `'12 480'`, `'4 350,00'`, `'−180'`.
 *
 * @returns kronor as a number with at most two decimals, or `null` when the text is not an amount.
 */
export function parseAmount(text: string): number | null {
  const compact = text.replaceAll(/\s/gu, '').replace(minusSign, '-').replace(',', '.');
  if (!/^-?\d+(?:\.\d{1,2})?$/u.test(compact)) return null;
  const amount = Number(compact);
  return Number.isSafeInteger(Math.trunc(amount * 100)) ? amount : null;
}

const wholeKronor = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });
const kronorAndOre = new Intl.NumberFormat('sv-SE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * The amount as Swedes write it: no-break spaces between thousands, decimal comma, and no `,00` (row Z09). A
 * text that is not an amount is given back as it came, since showing it beats hiding it.
 *
 * @example formatNumber('4350,00') // '4 350'
 */
export function formatNumber(amount: number | string): string {
  const value = typeof amount === 'string' ? parseAmount(amount) : amount;
  if (value === null) return String(amount);
  return (Number.isInteger(value) ? wholeKronor : kronorAndOre).format(value);
}

/** The amount in kronor: `'12 480 kr'`, with no-break spaces (rows Z09 and B07). */
export function formatKronor(amount: number | string): string {
  return `${formatNumber(amount)}${noBreakSpace}kr`;
}

/** What something grows with each day: `'45 kr/dag'` (row C05). */
export function formatKronorPerDay(amount: number | string): string {
  return `${formatKronor(amount)}/dag`;
}
