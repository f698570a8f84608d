const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** 4500 pence as '£45.00'. */
export function formatAmount(pence: number): string {
  return pounds.format(pence / 100);
}

/** '2026-12-15' or '2026-12-15T09:12' as '15 December 2026'. */
export function formatDay(iso: string): string {
  return days.format(new Date(iso.slice(0, 10)));
}
