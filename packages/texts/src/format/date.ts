/** Formats a day as `2026-11-20`. A timestamp is cut to its day without converting the time zone. */
export function formatDate(isoDate: string): string {
  return isoDate.slice(0, 'YYYY-MM-DD'.length);
}

let dayInText: Intl.DateTimeFormat | undefined;

/**
 * Formats a day of this year for a sentence, where `formatDate` would stop the reader.
 *
 * @example `före den ${formatDayInText('2026-11-30')}` // 'före den 30 november'
 */
export function formatDayInText(isoDate: string): string {
  // Made when it is first used: pages that show dates as `2026-11-20` load this file too.
  dayInText ??= new Intl.DateTimeFormat('sv', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return dayInText.format(new Date(formatDate(isoDate)));
}

/** Formats a span of days as `2026-06-01 - 2026-08-31`; without an end as `2026-06-01 -`. */
export function formatPeriod(from: string | null, to: string | null): string | null {
  if (from === null && to === null) return null;
  const parts = [from === null ? '' : formatDate(from), '-', to === null ? '' : formatDate(to)];
  return parts.join(' ').trim();
}
