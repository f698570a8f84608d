import * as v from 'valibot';

/** A calendar day, `YYYY-MM-DD`, without a time zone: a due date never moves with the reader's clock. */
export const isoDate = v.pipe(v.string(), v.isoDate());

/** A moment, ISO 8601 with its offset. */
export const isoTime = v.pipe(v.string(), v.isoTimestamp());

/** The day of a moment, as the clocks of its sender showed it; a bare day is taken as it is. */
export const dayOf = v.pipe(
  v.string(),
  v.description('A moment, ISO 8601 with its offset, or a day, `YYYY-MM-DD`.'),
  v.transform((text) => text.slice(0, 'YYYY-MM-DD'.length)),
  v.isoDate(),
);

/** A whole number of at least zero. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A field that older answers may leave out or send as `null`; both are read as `null`. */
export function optional<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(schema), null);
}

/** A text that may be left out. A blank one says as little, and is read as `null` too, so that no label stands empty. */
export const optionalText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => text.trim() || null),
);

/**
 * A word from a closed list, read without regard to letter case, because the provider's systems mix
 * `MatrixCustomer` and `matrixCustomer`. A word that is not on the list is read as `fallback`, so that a
 * new value in the provider's systems never blanks a page (rows T09 and D15).
 */
export function caseInsensitiveEnum<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) {
  const byLowerCase = new Map<string, Values[number]>(
    values.map((value) => [value.toLowerCase(), value]),
  );
  return v.pipe(
    v.string(),
    // Before the transform, because openapi.json describes what is sent: conversion stops there.
    v.metadata({ enum: values }),
    v.transform((word): Values[number] => byLowerCase.get(word.trim().toLowerCase()) ?? fallback),
  );
}
