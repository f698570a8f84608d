/** A day as `2026-11-20` (row Z09); a time stamp is cut to its day without moving time zones. */
export function formatDate(isoDate: string): string {
  return isoDate.slice(0, 'YYYY-MM-DD'.length);
}

/** A span of days as `2026-06-01 - 2026-08-31`; without an end `2026-06-01 -` (row D16). */
export function formatPeriod(from: string | null, to: string | null): string | null {
  if (from === null && to === null) return null;
  const parts = [from === null ? '' : formatDate(from), '-', to === null ? '' : formatDate(to)];
  return parts.join(' ').trim();
}
