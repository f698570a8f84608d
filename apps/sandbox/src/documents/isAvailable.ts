import { addMonths } from '../calendar.ts';

/** How long a register extract can be fetched. */
const monthsAvailable = 3;

/** Whether an extract of that day can still be fetched today, the last day of its three months included (row K15). */
export function isAvailable(created: string, today: string): boolean {
  return today <= addMonths(created, monthsAvailable);
}
