/** When the customer went to the page that shows. The first page of a document counts as entered from the start. */
export interface PageEntry {
  readonly begin: () => void;
  /**
   * Whether an answer of this time belongs to an earlier page (row Z26).
   *
   * @param answeredAt in milliseconds of the same clock
   */
  readonly isBefore: (answeredAt: number) => boolean;
  /** Whether an answer of this time belongs to this page and is not too old for it. */
  readonly isNow: (answeredAt: number) => boolean;
}

/** How long the answer that let a customer in is kept for the page, in milliseconds. */
const keptFor = 10_000;

export function createPageEntry(now: () => number): PageEntry {
  let begunAt = Number.NEGATIVE_INFINITY;
  const isBefore = (answeredAt: number) => answeredAt < begunAt;
  return {
    begin: () => {
      begunAt = now();
    },
    isBefore,
    isNow: (answeredAt) => !isBefore(answeredAt) && now() - answeredAt < keptFor,
  };
}
