/** Lists up to this long are drawn whole, at once. */
export const wholeUpTo = 100;

/** Rows drawn together with the press that asked for them: two windows hold no more. */
const firstSlice = 30;

/** Rows drawn between two frames after that, at least. */
const nextSlice = 50;

/** How much of a list is drawn. */
export interface Drawn {
  /** The rows that the list shall show. */
  readonly count: number;
  /** The order that they stand in, as a text. */
  readonly order: string;
  /** The rows that are drawn now, from the first on. */
  readonly drawn: number;
}

/**
 * What to draw at once of a list that is new, longer, shorter or in another order than `before`. A longer list keeps
 * what stands and draws past its old end, because focus goes there. A new order starts over: moving every row at once
 * takes as long as drawing them.
 */
export function drawAtOnce(before: Drawn | undefined, count: number, order: string): Drawn {
  return { count, order, drawn: count <= wholeUpTo ? count : Math.min(count, reach()) };

  function reach(): number {
    if (before?.order !== order) return firstSlice;
    return count > before.count ? before.count + firstSlice : before.drawn;
  }
}

/**
 * The same list with one slice more. Every slice lays out the list as far as it stands, so slices grow with it: equal
 * ones took three times as long for five thousand rows, and left no shorter stretch without an answer.
 */
export function drawMore(now: Drawn): Drawn {
  const slice = Math.max(nextSlice, Math.floor(now.drawn / 4));
  return { ...now, drawn: Math.min(now.count, now.drawn + slice) };
}

/** The whole list. */
export function drawAll(now: Drawn): Drawn {
  return { ...now, drawn: now.count };
}
