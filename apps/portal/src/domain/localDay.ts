const swedishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** The day in Sweden at that moment, as `2026-11-20`, wherever the customer is. */
export function localDay(milliseconds: number): string {
  return swedishDay.format(milliseconds);
}
