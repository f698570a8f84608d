import type { Clock } from '@mina-sidor/api-client';

interface StoppedClock extends Clock {
  /** Lets this time pass at once, and runs what is due, in order. */
  readonly pass: (milliseconds: number) => void;
  /** Sets the time of the day; timers run on as before. */
  readonly set: (now: number) => void;
}

/** A clock that only the test moves: for what happens after a time, or must not. */
export function createStoppedClock(): StoppedClock {
  let passed = 0;
  let start = Date.parse('2026-11-20T10:42:00+01:00');
  let lastId = 0;
  const timers = new Map<unknown, { readonly due: number; readonly run: () => void }>();
  return {
    now: () => start + passed,
    setTimeout: (run, milliseconds) => {
      lastId += 1;
      timers.set(lastId, { due: passed + milliseconds, run });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id),
    pass: (milliseconds) => {
      const until = passed + milliseconds;
      for (;;) {
        const [next] = [...timers].toSorted(([, one], [, other]) => one.due - other.due);
        if (next === undefined || next[1].due > until) break;
        const [id, { due, run }] = next;
        timers.delete(id);
        passed = due;
        run();
      }
      passed = until;
    },
    set: (now) => {
      start = now - passed;
    },
  };
}
