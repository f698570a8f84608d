/** Where the provider is: a moment is told by its clocks, wherever the customer is. */
const timeZone = 'Europe/Stockholm';

const day = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const dayOfYear = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});
const year = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric' });

/** The day of a moment in words: `fredag 20 november`, and with its year unless that is the year of `now`. */
export function formatDay(isoTime: string, now: number): string {
  const then = Date.parse(isoTime);
  return (year.format(then) === year.format(now) ? day : dayOfYear).format(then);
}

/** A moment as `2026-11-20 10.42`. */
export function formatMoment(isoTime: string): string {
  return moment.format(Date.parse(isoTime)).replace(':', '.');
}
