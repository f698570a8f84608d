let swedishDay: Intl.DateTimeFormat | undefined;

/** The date in Sweden at that moment, as `2026-11-20`, in whatever time zone the browser is. */
export function localDay(milliseconds: number): string {
  // Made when it is first used: every page loads this file, and few need it.
  swedishDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });
  return swedishDay.format(milliseconds);
}
