/** A text, parted at the words that become a link. */
export interface PartedText<Words extends string> {
  readonly before: string;
  readonly link: Words;
  readonly after: string;
}

/** Finds in a text the first of these words that leads somewhere; null if it has none (row Z87). */
export function partAtLink<Words extends string>(
  text: string,
  words: readonly Words[],
): PartedText<Words> | null {
  const [first] = words
    .map((link) => ({ link, at: positionOf(text, link) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  if (first === undefined) return null;
  const { link, at } = first;
  return { before: text.slice(0, at), link, after: text.slice(at + link.length) };
}

/** Where the words stand by themselves; a part of a longer word does not count. */
function positionOf(text: string, words: string): number {
  return text.search(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u'));
}
