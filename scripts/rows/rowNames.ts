const rowPattern = /^[A-Z]\d{2}$/;

/** The rows at the end of a test's title: `sorts by collation [Z08, U04]`. */
export function rowsInTitle(title: string): string[] {
  const bracket = /\[([A-Z]\d{2}(?:[,\s]+[A-Z]\d{2})*)\]\s*$/.exec(title)?.[1];
  return bracket === undefined ? [] : bracket.split(/[,\s]+/);
}

/** A title without its rows. */
export function withoutRows(title: string): string {
  return rowsInTitle(title).length === 0 ? title : title.replace(/\s*\[[^\]]*\]\s*$/, '');
}

/** The rows among the tags of a journey (`@R01`) or a story (`R01`). */
export function rowsInTags(tags: readonly string[]): string[] {
  return tags.map((tag) => tag.replace(/^@/, '')).filter((tag) => rowPattern.test(tag));
}

/** The rows of a list with ranges: `R01–R07, N16`. */
export function expandRanges(text: string): string[] {
  return [...text.matchAll(/\b([A-Z])(\d{2})(?:\s*[–-]\s*([A-Z])(\d{2}))?\b/g)].flatMap((match) => {
    const [, letter = '', first = '', lastLetter = letter, last = first] = match;
    if (lastLetter !== letter) throw new Error(`'${match[0]}' goes over two groups of rows`);
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => {
      return `${letter}${String(Number(first) + index).padStart(2, '0')}`;
    });
  });
}
