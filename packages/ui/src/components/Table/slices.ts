/** Lists up to this length are drawn completely at once. */
export const wholeUpTo = 100;

/** Number of rows drawn in the same frame as the press: they fill at least two windows. */
const firstSlice = 30;

/** Minimum number of rows drawn in each frame after that. */
const nextSlice = 50;

/** How much of a list has been drawn. */
export interface Drawn {
  /** The number of rows to draw in the end. */
  readonly count: number;
  /** The sort order, as text. */
  readonly order: string;
  /** The number of rows drawn so far, from the first. */
  readonly drawn: number;
}

/**
 * How much of a changed list to draw at once. A longer list keeps its drawn rows and draws past its old end, because
 * focus goes there. A new order starts from the beginning: moving all rows at once takes as long as drawing them.
 */
export function drawAtOnce(before: Drawn | undefined, count: number, order: string): Drawn {
  return { count, order, drawn: count <= wholeUpTo ? count : Math.min(count, reach()) };

  function reach(): number {
    if (before?.order !== order) return firstSlice;
    return count > before.count ? before.count + firstSlice : before.drawn;
  }
}

/**
 * The same list with one more slice. Drawing a slice lays out the whole list so far, so slices grow with the list:
 * equal slices took three times as long for five thousand rows, and did not shorten the longest time without a
 * response.
 */
export function drawMore(now: Drawn): Drawn {
  const slice = Math.max(nextSlice, Math.floor(now.drawn / 4));
  return { ...now, drawn: Math.min(now.count, now.drawn + slice) };
}

/** The same list, drawn completely. */
export function drawAll(now: Drawn): Drawn {
  return { ...now, drawn: now.count };
}
