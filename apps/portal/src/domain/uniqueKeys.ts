/**
 * A key for each item of a list that has no id: what tells the items apart, and a number where two items read the same.
 */
export function uniqueKeys<Item>(
  items: readonly Item[],
  partsOf: (item: Item) => readonly (string | number | null)[],
): readonly string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const key = partsOf(item).join(' ');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count === 0 ? key : `${key} #${String(count)}`;
  });
}
