import * as v from 'valibot';

/**
 * Reads a stored JSON text. It is checked but kept as it was written, so that quirks of the provider's
 * systems (padded words, other letter case) reach the client as they would from the real ones.
 */
export function readRecord<const Schema extends v.GenericSchema>(
  schema: Schema,
  text: unknown,
): v.InferInput<Schema> {
  const value: unknown = JSON.parse(v.parse(v.string(), text));
  if (!v.is(schema, value)) throw new TypeError('A stored record does not have its shape.');
  return value;
}
