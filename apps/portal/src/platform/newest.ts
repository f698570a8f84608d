/** Work of which only the newest counts. */
export interface Newest {
  /**
   * Begins newer work.
   *
   * @param work asks `isNewest` after each wait whether it still counts
   */
  readonly begin: (work: (isNewest: () => boolean) => Promise<void>) => Promise<void>;
  /** The newest work until it has ended or was dropped. */
  readonly underWay: () => Promise<void> | undefined;
  /** From now on, the work that is under way does not count. */
  readonly drop: () => void;
}

export function createNewest(): Newest {
  let newest: { readonly work?: Promise<void> } | undefined;
  return {
    begin: (work) => {
      const mine: { work?: Promise<void> } = {};
      const isNewest = () => newest === mine;
      newest = mine;
      mine.work = work(isNewest).finally(() => {
        if (isNewest()) newest = undefined;
      });
      return mine.work;
    },
    underWay: () => newest?.work,
    drop: () => {
      newest = undefined;
    },
  };
}
