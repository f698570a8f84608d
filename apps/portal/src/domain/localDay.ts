import { formatDate, formatMoment } from '@mina-sidor/texts';

/** The date in Sweden at that moment, as `2026-11-20`, in whatever time zone the browser is. */
export function localDay(milliseconds: number): string {
  return formatDate(formatMoment(new Date(milliseconds).toISOString()));
}
