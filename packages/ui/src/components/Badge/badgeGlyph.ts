/**
 * What a badge shows for a count: nothing, the number up to the highest that it shows, then that one with a plus. Without a
 * highest number it shows an exclamation mark from ten.
 */
export function badgeGlyph(count: number, max?: number): string | null {
  if (!(count > 0)) return null;
  if (count <= (max ?? 9)) return String(count);
  return max === undefined ? '!' : `${String(max)}+`;
}
