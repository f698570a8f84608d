import { type DateLimits, limitFault } from '../DateField/calendarDate.ts';

/** From a day to a day, in the form 2026-11-20. Both belong to it; a missing one is no limit. */
export interface DateSpanValue {
  /** First day. */
  readonly from?: string | undefined;
  /** Last day. */
  readonly to?: string | undefined;
}

/** Whether a date, or a moment that begins with it, lies in a span. Both bounds include their own day (row K11). */
export function isWithin(date: string, { from, to }: DateSpanValue): boolean {
  return limitFault(date.slice(0, '2026-11-20'.length), { min: from, max: to }) === undefined;
}

/** What each bound may be: within the limits of the whole, and not past the other bound (row K10). */
export function limitsOfBounds(
  { from, to }: DateSpanValue,
  { min, max }: DateLimits,
): { readonly from: DateLimits; readonly to: DateLimits } {
  return {
    from: { min, max: limitFault(to, { min, max }) === undefined ? (to ?? max) : max },
    to: { min: limitFault(from, { min, max }) === undefined ? (from ?? min) : min, max },
  };
}

/** Whether both bounds are where they may be, so that the span can be used. */
export function isUsable(span: DateSpanValue, limits: DateLimits): boolean {
  const bounds = limitsOfBounds(span, limits);
  return (
    limitFault(span.from, bounds.from) === undefined && limitFault(span.to, bounds.to) === undefined
  );
}

export function isSameSpan(one: DateSpanValue, other: DateSpanValue): boolean {
  return one.from === other.from && one.to === other.to;
}
