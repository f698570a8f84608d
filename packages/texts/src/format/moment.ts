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

/** The same where both parts are named, as in a document: `2026-11-20 kl. 10.42`. */
export function formatDayAndTime(isoTime: string): string {
  return formatMoment(isoTime).replace(' ', ' kl.\u00A0');
}
