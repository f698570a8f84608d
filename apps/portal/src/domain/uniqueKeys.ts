/** Makes keys for items without an id, from their distinguishing parts. Equal items get a number. */
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
