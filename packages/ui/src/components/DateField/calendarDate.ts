/** The first and the last date that a field accepts, both inclusive, as 2026-11-20. */
export interface DateLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Why a date is not accepted. */
export type DateFault = 'unreadable' | 'early' | 'late';

/** 2026-11-20 and 20261120 */
const yearFirst = /^(?<year>\d{4})(?<mark>-?)(?<month>\d{2})\k<mark>(?<day>\d{2})$/u;
/** 20/11 2026, 20.11.2026 */
const dayFirst = /^(?<day>\d{1,2})[/.](?<month>\d{1,2})[/. ](?<year>\d{4})$/u;

/**
 * Reads a date as people write it. Returns `undefined` for a date that does not exist.
 *
 * @param isMonthFirst asked only about a date that ends with its year. @default day first, as in Sweden
 */
export function parseDate(text: string, isMonthFirst = (): boolean => false): string | undefined {
  const whole = yearFirst.exec(text.trim())?.groups;
  const parts = whole ?? dayFirst.exec(text.trim())?.groups;
  if (parts === undefined) return undefined;
  const { year = '', month = '', day = '' } = parts;
  const inOrder = whole === undefined && isMonthFirst() ? [year, day, month] : [year, month, day];
  const date = inOrder.map((part) => part.padStart(2, '0')).join('-');
  return isDay(date) ? date : undefined;
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

/** A time in UTC or with its distance from it. */
const moment = /T.*(?:Z|[+-]\d{2}:?\d{2})$/iu;

/** The day of a date or a timestamp. That of a moment is the one that it is where the user is. */
export function dayOf(date: string): string {
  const at = new Date(date);
  if (!moment.test(date) || Number.isNaN(at.getTime())) return date.slice(0, '2026-11-20'.length);
  const month = String(at.getMonth() + 1).padStart(2, '0');
  return [at.getFullYear(), month, String(at.getDate()).padStart(2, '0')].join('-');
}
