/** The provider's time zone: times are shown in it, wherever the customer is. */
const timeZone = 'Europe/Stockholm';

// Made with the page that shows moments, because at the first press the customer would wait for it.
const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats a time as `2026-11-20 10.42`. */
export function formatMoment(isoTime: string): string {
  return moment.format(Date.parse(isoTime)).replace(':', '.');
}
