/** The first and the last date that a field accepts, both inclusive, as 2026-11-20. */
export interface DateLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Why a date is not accepted. */
export type DateFault = 'unreadable' | 'early' | 'late';

const writtenForms = [
  /** 2026-11-20 and 20261120 */
  /^(?<year>\d{4})(?<mark>-?)(?<month>\d{2})\k<mark>(?<day>\d{2})$/u,
  /** 20/11 2026, 20.11.2026 */
  /^(?<day>\d{1,2})[/.](?<month>\d{1,2})[/. ](?<year>\d{4})$/u,
];

/** Reads a date as people write it in Sweden. Returns `undefined` for a date that does not exist. */
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

/** Whether a date is before or after the accepted dates. An empty date is no error. */
export function limitFault(
  date: string | null | undefined,
  { min, max }: DateLimits,
): Exclude<DateFault, 'unreadable'> | undefined {
  if (date == null) return undefined;
  if (min !== undefined && date < min) return 'early';
  return max !== undefined && date > max ? 'late' : undefined;
}

/** A date that does not exist changes when parsed: 31 February becomes a day in March. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
