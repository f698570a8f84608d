import type { ApiFailure } from '@mina-sidor/api-client';

import { oneAtATime } from './oneAtATime.ts';

/** The cached answer to a request. A failed request keeps the value of the last successful one. */
export interface Answer<Value> {
  /** Undefined until a request has succeeded. */
  readonly value: Value | undefined;
  /** Why the last request failed; null when it succeeded. */
  readonly failure: ApiFailure | null;
}

interface RefreshParts<Value> {
  /** The cached value; undefined before the first answer. */
  readonly read: () => Value | undefined;
  /** Whether the page's own request is running. */
  readonly isAsking: () => boolean;
  readonly ask: () => Promise<Answer<Value>>;
  readonly keep: (answer: Answer<Value>) => Promise<unknown>;
}

export type Refresh = ReturnType<typeof createRefresh>;

/** Refetches a cached value. An answer never overwrites a change that was made after its request was sent. */
export function createRefresh<Value>({ read, isAsking, ask, keep }: RefreshParts<Value>) {
  let isDue = false;

  const run = oneAtATime(async () => {
    const known = read();
    const answer = await ask();
    // The request was aborted, for instance by a log-out that emptied the cache.
    if (answer.failure?.outcome === 'aborted') return;
    isDue = answer.failure !== null;
    if (read() === known) await keep(answer);
    // The value changed during the request, so the answer may be older. Ask again.
    else void run();
  });

  return {
    /** Many calls in a row send two requests. Called during the page's first request, it refetches after that request. */
    refresh: async (): Promise<void> => {
      if (read() === undefined && isAsking()) isDue = true;
      else await run();
    },
    /** Runs a refresh that waited for the first answer, or whose request failed. */
    runIfDue: async (): Promise<void> => {
      if (isDue && read() !== undefined) await run();
    },
  };
}
