import type { Clock } from '../clock.ts';

/** A clock that stands still until a test advances it. */
export interface FakeClock extends Clock {
  /** Advances the clock, runs due timers in order and lets the promises of each step settle. */
  advance(ms: number): Promise<void>;
  /** Number of pending timers. */
  pending(): number;
}

/** Creates a clock for tests. */
export function createFakeClock(): FakeClock {
  let now = 0;
  let lastId = 0;
  const timers = new Map<unknown, { readonly due: number; readonly handler: () => void }>();

  const runNext = (until: number): boolean => {
    const [next] = [...timers].toSorted(([, a], [, b]) => a.due - b.due);
    if (next === undefined || next[1].due > until) return false;
    const [id, timer] = next;
    timers.delete(id);
    now = timer.due;
    timer.handler();
    return true;
  };

  return {
    now: () => now,
    setTimeout: (handler, ms) => {
      lastId += 1;
      timers.set(lastId, { due: now + ms, handler });
      return lastId;
    },
    clearTimeout: (id) => {
      timers.delete(id);
    },
    pending: () => timers.size,
    advance: async (ms) => {
      const until = now + ms;
      await settle();
      while (runNext(until)) await settle();
      now = until;
    },
  };
}

/** Lets all promises settle that need no input or output. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
