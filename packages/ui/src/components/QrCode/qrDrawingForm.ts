/**
 * Size, margin in modules and error correction that the log-in needs. By default the drawing library raises
 * the correction level if there is room.
 */
export const drawing = { size: 192, marginSize: 2, level: 'L', boostLevel: false } as const;

/** Bytes of the largest code at this level. The drawing library throws for more. */
const mostBytes = 2953;

/** Whether a value can be drawn as a code: it fits, and has no half of a character, for which the library throws too. */
export function isDrawable(value: string): boolean {
  return new TextEncoder().encode(value).length <= mostBytes && !/\p{Surrogate}/u.test(value);
}
