/** Calendar days as `YYYY-MM-DD`. They are counted in whole days and never pass through a time zone. */

const millisecondsPerDay = 86_400_000;

const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return toDay(toTime(day) + days * millisecondsPerDay);
}

/** The last day of the month so many months after the day's own. */
export function endOfMonth(day: string, monthsLater: number): string {
  const date = new Date(toTime(day));
  return toDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater + 1, 0));
}

/** The same day so many months later, or the last day of that month when it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(toTime(day));
  const sameDay = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate());
  const last = endOfMonth(day, months);
  return toDay(sameDay) < last ? toDay(sameDay) : last;
}
