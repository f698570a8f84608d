/** Formats a whole number with no-break spaces between thousands: `4 000`. */
export function formatNumber(count: number): string {
  // Not with `Intl`, whose first use takes a phone's browser a tenth of a second: most pages begin with an amount.
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, '\u00A0');
}
