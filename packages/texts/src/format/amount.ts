const noBreakSpace = '\u00A0';
/** Minus sign, not hyphen: it is as wide as a digit and never starts a line on its own. */
const minusSign = '\u2212';

/**
 * Reads an amount as a person or the provider writes it: `'12 480'`, `'4 350,00'`, `'−180'`.
 *
 * @returns kronor as a number with at most two decimals, or `null` when the text is not an amount. Sums of such
 * numbers need not be exact: add amounts in öre, with `parseOre`.
 */
export function parseAmount(text: string): number | null {
  const ore = parseOre(text);
  return ore === null ? null : ore / 100;
}

/** The amount in whole öre, exactly; `null` when the text is not an amount or too large to be counted exactly. */
export function parseOre(text: string): number | null {
  const parts = /^(?<sign>-?)(?<kronor>\d+)(?:[.,](?<ore>\d{1,2}))?$/u.exec(compact(text))?.groups;
  if (parts === undefined) return null;
  const ore = Number(`${parts['kronor'] ?? ''}${(parts['ore'] ?? '').padEnd(2, '0')}`);
  if (!Number.isSafeInteger(ore)) return null;
  return parts['sign'] === '-' && ore !== 0 ? -ore : ore;
}

/**
 * The amount in whole kronor, as a payment is made in: öre are cut, not rounded (row P02). `null` when the text is
 * not an amount, and then no payment can be offered.
 *
 * @example parseWholeKronor('4 350,90') // 4350
 */
export function parseWholeKronor(text: string): number | null {
  const ore = parseOre(text);
  return ore === null ? null : Math.trunc(ore / 100) + 0;
}

/** Without spaces of any kind, and with the hyphen that programs read as minus. */
function compact(text: string): string {
  return text.replaceAll(/\s/gu, '').replace(minusSign, '-');
}

const wholeFormat = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });
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
  return (Number.isInteger(value) ? wholeFormat : kronorAndOre).format(value);
}

/** The amount in kronor: `'12 480 kr'`, with no-break spaces (rows Z09 and B07). */
export function formatKronor(amount: number | string): string {
  return `${formatNumber(amount)}${noBreakSpace}kr`;
}

/** What something grows with each day: `'45 kr/dag'` (row C05). */
export function formatKronorPerDay(amount: number | string): string {
  return `${formatKronor(amount)}/dag`;
}
