const grouped = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });

/** Formats a whole number with no-break spaces between thousands: `4 000`. */
export function formatNumber(count: number): string {
  return grouped.format(count);
}
