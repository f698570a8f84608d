/** What a badge shows for a count: nothing, the number up to nine, then an exclamation mark. */
export function badgeGlyph(count: number): string | null {
  if (!(count > 0)) return null;
  return count > 9 ? '!' : String(count);
}
