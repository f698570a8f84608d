import { formatDate } from '@mina-sidor/texts';

import { localDay, swedishTime } from './localDay.ts';

const day = 24 * 60 * 60 * 1000;

/** The number of days, first and last included. Computed in UTC, where all days are equally long. */
export function daysFrom(first: string, last: string): number {
  return (Date.parse(formatDate(last)) - Date.parse(formatDate(first))) / day + 1;
}

/** The date so many days after this one, both as `2026-11-20`. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The date and the time in Sweden at that moment, as `2026-11-20 10.42`. */
export function localMoment(milliseconds: number): string {
  const time = swedishTime(milliseconds).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDThh:mm'.length);
  return `${localDay(milliseconds)} ${time.replace(':', '.')}`;
}
