import { onFirstUse } from './onFirstUse.ts';

/** The provider's time zone: times are shown in it, wherever the customer is. */
const timeZone = 'Europe/Stockholm';

const moment = onFirstUse(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
);

/** Formats a time as `2026-11-20 10.42`. */
export function formatMoment(isoTime: string): string {
  return moment().format(Date.parse(isoTime)).replace(':', '.');
}
