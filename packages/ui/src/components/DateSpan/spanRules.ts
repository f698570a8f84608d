import { type DateLimits, dayOf, limitFault } from '../DateField/calendarDate.ts';

/** A first and a last date, both inclusive, as 2026-11-20. A missing date is no limit. */
export interface DateSpanValue {
  /** First date. */
  readonly from?: string | undefined;
  /** Last date. */
  readonly to?: string | undefined;
}

/**
 * Whether a date, or the day of a timestamp, is in a span. Both days are inclusive. A time in UTC, or with its distance
 * from it, counts for the day that it is in the browser's time zone.
 */
export function isWithin(date: string, { from, to }: DateSpanValue): boolean {
  return limitFault(dayOf(date), { min: from, max: to }) === undefined;
}

/** The limits of each date: within the limits of the whole field, and not past the other date. */
export function limitsOfBounds(
  { from, to }: DateSpanValue,
  { min, max }: DateLimits,
): { readonly from: DateLimits; readonly to: DateLimits } {
  return {
    from: { min, max: limitFault(to, { min, max }) === undefined ? (to ?? max) : max },
    to: { min: limitFault(from, { min, max }) === undefined ? (from ?? min) : min, max },
  };
}

/** Whether both dates are within their limits, so that the span can be used. */
export function isUsable(span: DateSpanValue, limits: DateLimits): boolean {
  const bounds = limitsOfBounds(span, limits);
  return (
    limitFault(span.from, bounds.from) === undefined && limitFault(span.to, bounds.to) === undefined
  );
}

export function isSameSpan(one: DateSpanValue, other: DateSpanValue): boolean {
  return one.from === other.from && one.to === other.to;
}
