/** Where the provider is: a moment is told by its clocks, wherever the customer is. */
const timeZone = 'Europe/Stockholm';

const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as `2026-11-20 10.42`. */
export function formatMoment(isoTime: string): string {
  return moment.format(Date.parse(isoTime)).replace(':', '.');
}
