const rowPattern = /^[A-Z]\d{2,3}$/;

/** The rows at the end of a test's title: `sorts by collation [Z08, U04]`. */
export function rowsInTitle(title: string): string[] {
  const bracket = /\[([A-Z]\d{2,3}(?:[,\s]+[A-Z]\d{2,3})*)\]\s*$/.exec(title)?.[1];
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
