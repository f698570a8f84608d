const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * The date in Sweden at that moment, as `2026-11-20`, in whatever time zone the browser is. Not with `Intl`, whose first
 * use takes a phone's browser a tenth of a second: the overview begins with what to do today.
 */
export function localDay(milliseconds: number): string {
  return swedishTime(milliseconds).slice(0, 'YYYY-MM-DD'.length);
}

/** The time in Sweden at that moment, as an ISO time whose zone is not to be read. */
export function swedishTime(milliseconds: number): string {
  const ahead = isSummerTime(milliseconds) ? 2 : 1;
  return new Date(milliseconds + ahead * hour).toISOString();
}

/** Summer time in the European Union: from the last Sunday of March to the last of October, at 01:00 UTC. */
function isSummerTime(milliseconds: number): boolean {
  const year = new Date(milliseconds).getUTCFullYear();
  return (
    milliseconds >= lastSundayOf(year, 2) + hour && milliseconds < lastSundayOf(year, 9) + hour
  );
}

function lastSundayOf(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0);
  return last - new Date(last).getUTCDay() * day;
}
