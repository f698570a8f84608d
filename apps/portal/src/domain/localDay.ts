const swedishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** The date in Sweden at that moment, as `2026-11-20`, in whatever time zone the browser is. */
export function localDay(milliseconds: number): string {
  return swedishDay.format(milliseconds);
}
