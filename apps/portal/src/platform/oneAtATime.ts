/**
 * Runs the work at most once at a time. Calls during a run start one more run after it, however many there are. So
 * many events in a row send two requests.
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

/** Like `oneAtATime`, separately for each id. */
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
