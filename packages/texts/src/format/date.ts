/** Formats a day as `2026-11-20` (row Z09). A timestamp is cut to its day without converting the time zone. */
export function formatDate(isoDate: string): string {
  return isoDate.slice(0, 'YYYY-MM-DD'.length);
}

/** Formats a span of days as `2026-06-01 - 2026-08-31`; without an end as `2026-06-01 -` (row D16). */
export function formatPeriod(from: string | null, to: string | null): string | null {
  if (from === null && to === null) return null;
  const parts = [from === null ? '' : formatDate(from), '-', to === null ? '' : formatDate(to)];
  return parts.join(' ').trim();
}
