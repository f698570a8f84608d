/** Formats a day as `2026-11-20`. A timestamp is cut to its day without converting the time zone. */
export function formatDate(isoDate: string): string {
  return isoDate.slice(0, 'YYYY-MM-DD'.length);
}

const months = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/**
 * Formats a day of this year for a sentence, where `formatDate` would stop the reader.
 *
 * @example `före den ${formatDayInText('2026-11-30')}` // 'före den 30 november'
 */
export function formatDayInText(isoDate: string): string {
  // Not with `Intl`, whose first use takes a phone's browser a tenth of a second: the overview begins with such a day.
  return `${String(Number(formatDate(isoDate).slice('YYYY-MM-'.length)))}\u00A0${formatMonthInText(isoDate)}`;
}

/**
 * Names the month of a day in a sentence.
 *
 * @example `Att betala i ${formatMonthInText('2026-11-30')}` // 'Att betala i november'
 */
export function formatMonthInText(isoDate: string): string {
  const [, month] = isoDate.split('-');
  return months[Number(month) - 1] ?? '';
}

/** Formats a span of days as `2026-06-01 - 2026-08-31`; without an end as `2026-06-01 -`. */
export function formatPeriod(from: string | null, to: string | null): string | null {
  if (from === null && to === null) return null;
  const parts = [from === null ? '' : formatDate(from), '-', to === null ? '' : formatDate(to)];
  return parts.join(' ').trim();
}
