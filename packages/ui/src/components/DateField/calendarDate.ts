/** The dates that a field takes, each day in the form 2026-11-20. Both days belong to it. */
export interface DateLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Why a date cannot be taken. */
export type DateFault = 'unreadable' | 'early' | 'late';

const writtenForms = [
  /** 2026-11-20 and 20261120 */
  /^(?<year>\d{4})(?<mark>-?)(?<month>\d{2})\k<mark>(?<day>\d{2})$/u,
  /** 20/11 2026, 20.11.2026 */
  /^(?<day>\d{1,2})[/.](?<month>\d{1,2})[/. ](?<year>\d{4})$/u,
];

/** Reads a date as people write it in Sweden. What is not a day of the calendar is none. */
export function parseDate(text: string): string | undefined {
  for (const form of writtenForms) {
    const parts = form.exec(text.trim())?.groups;
    if (parts !== undefined) {
      const { year = '', month = '', day = '' } = parts;
      const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
      return isDay(date) ? date : undefined;
    }
  }
  return undefined;
}

/** Whether a date lies before or after what a field takes. No date is no fault. */
export function limitFault(
  date: string | undefined,
  { min, max }: DateLimits,
): Exclude<DateFault, 'unreadable'> | undefined {
  if (date === undefined) return undefined;
  if (min !== undefined && date < min) return 'early';
  return max !== undefined && date > max ? 'late' : undefined;
}

/** A day that the calendar has keeps its name: 31 February would come back as a day of March. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
