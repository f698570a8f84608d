import type { ApiFailure } from '@mina-sidor/api-client';

import { oneAtATime } from './oneAtATime.ts';

/** What is known of something that the server was asked for. A failure leaves the value as it is. */
export interface Answer<Value> {
  /** Undefined until the server has told it. */
  readonly value: Value | undefined;
  /** What the last question has brought instead of a newer value. */
  readonly failure: ApiFailure | null;
}

interface RefreshParts<Value> {
  /** What is known now; undefined before the first answer has come. */
  readonly read: () => Value | undefined;
  /** Whether the page is asking already. */
  readonly isAsking: () => boolean;
  readonly ask: () => Promise<Answer<Value>>;
  readonly keep: (answer: Answer<Value>) => Promise<unknown>;
}

export type Refresh = ReturnType<typeof createRefresh>;

/** Asks again for what is known. An answer never overwrites what has become known since it was asked for. */
export function createRefresh<Value>({ read, isAsking, ask, keep }: RefreshParts<Value>) {
  let isOwed = false;

  const run = oneAtATime(async () => {
    const known = read();
    const answer = await ask();
    // Nobody waits for it any more, and what was known may be gone.
    if (answer.failure?.outcome === 'aborted') return;
    isOwed = answer.failure !== null;
    if (read() === known) await keep(answer);
    // Changed meanwhile: the answer may be older than that. The next one is not.
    else void run();
  });

  return {
    /** Many wishes in a row ask twice. While the first answer is on its way, the wish waits for it. */
    refresh: async (): Promise<void> => {
      if (read() === undefined && isAsking()) isOwed = true;
      else await run();
    },
    /** Fulfils a wish that has waited, or whose question has failed. */
    makeUp: async (): Promise<void> => {
      if (isOwed && read() !== undefined) await run();
    },
  };
}
