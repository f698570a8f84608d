import * as v from 'valibot';

/** A calendar day, `YYYY-MM-DD`, without a time zone: a due date is the same whatever the customer's clock says. */
export const isoDate = v.pipe(v.string(), v.isoDate());

/**
 * A timestamp, ISO 8601 with its offset. Some that the standard allows no browser reads, such as an offset without
 * minutes: a page that shows such a time would fail as a whole.
 */
export const isoTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** The day of a timestamp in its own offset. A day without a time is accepted as well. */
export const dayOf = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 'YYYY-MM-DD'.length)),
  v.isoDate(),
);

/** A whole number of at least zero. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A field that older servers may leave out or send as `null`; both are read as `null`. */
export function optional<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(schema), null);
}

/** What .NET stores for a day that nobody has set. */
const noDays = ['0001-01-01', '9999-12-31'];

/** Whether a day exists and does not mean "never". Some browsers read 30 February as 2 March, and others not at all. */
export function isRealDay(day: string): boolean {
  return !noDays.includes(day) && new Date(Date.parse(day) || 0).toISOString().startsWith(day);
}

/** An optional day. One that means "never" or does not exist is read as `null`, so that nobody counts days from or to it. */
export const optionalDay = v.pipe(
  optional(isoDate),
  v.transform((day) => (day !== null && isRealDay(day) ? day : null)),
);

/** When something happened; `null` if it has not. A blank text, or a day that means "never", is read as `null`. */
export const optionalMoment = v.pipe(
  optional(v.string()),
  v.transform((text) => {
    const day = text?.trim().slice(0, 'YYYY-MM-DD'.length) ?? '';
    return day === '' || noDays.includes(day) ? null : text;
  }),
);

/**
 * The number of a case as the contract writes it: without the spaces that group its digits. A number that has other
 * characters too stays as it is.
 */
export function ungrouped(number: string): string {
  return /^\s*\d[\d\s]*$/u.test(number) ? number.replaceAll(/\s/gu, '') : number;
}

/** A number of a case, read as `ungrouped` gives it. */
export const caseNumber = v.pipe(v.string(), v.transform(ungrouped));

/** Texts without the blank ones, so that a list has no empty places. */
export const filledTexts = v.pipe(
  v.array(v.string()),
  v.transform((texts) => texts.filter((text) => text.trim() !== '')),
);

/** An optional text. A blank text is read as `null` too, so that no label is shown without a value. */
export const optionalText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => text.trim() || null),
);
