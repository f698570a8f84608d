/**
 * Size, margin in modules and error correction as the log-in needs them (row L10). Left to itself the drawing raises the
 * level where there is room.
 */
export const drawing = { size: 192, marginSize: 2, level: 'L', boostLevel: false } as const;
