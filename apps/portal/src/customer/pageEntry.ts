/** When the customer went to the page that shows. The first page of a document counts as entered from the start. */
export interface PageEntry {
  readonly begin: () => void;
  /**
   * Whether an answer of this time belongs to an earlier page (row Z26).
   *
   * @param answeredAt in milliseconds of the same clock
   */
  readonly isBefore: (answeredAt: number) => boolean;
}

/** A login asks for the customer just before it leads to the page, in milliseconds. */
const askedForThisPage = 1000;

export function createPageEntry(now: () => number): PageEntry {
  let begunAt = Number.NEGATIVE_INFINITY;
  return {
    begin: () => {
      begunAt = now();
    },
    isBefore: (answeredAt) => answeredAt < begunAt - askedForThisPage,
  };
}
