/**
 * The work, run at most once at a time. Wanted again while it runs, it runs once more afterwards, however often it was
 * wanted: many events in a row ask the server twice.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isWantedAgain = false;

  const run = async (): Promise<void> => {
    do {
      isWantedAgain = false;
      await work();
    } while (isWantedAgain);
  };

  return () => {
    if (running === null) {
      running = run().finally(() => {
        running = null;
      });
    } else {
      isWantedAgain = true;
    }
    return running;
  };
}

/** The work on each thing, run at most once at a time for the same one. */
export function oneAtATimeForEach(
  work: (id: string) => Promise<void>,
): (id: string) => Promise<void> {
  const works = new Map<string, () => Promise<void>>();
  return (id) => {
    const own = works.get(id) ?? oneAtATime(() => work(id));
    works.set(id, own);
    return own();
  };
}
