/**
 * Size, margin in modules and error correction that the log-in needs. By default the drawing library raises
 * the correction level if there is room.
 */
export const drawing = { size: 192, marginSize: 2, level: 'L', boostLevel: false } as const;
