/** The entries of a record, with the type of its keys. */
export function entriesOf<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): readonly [Key, Value][];
export function entriesOf(record: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(record);
}

/** A record with the same keys, and what `change` makes of each value. */
export function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Readonly<Record<Key, To>>;
export function mapValues(
  record: Readonly<Record<string, unknown>>,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
