import type { ApiResult } from '@mina-sidor/api-client';

import { oneAtATime } from './oneAtATime.ts';

interface RefreshParts<Value> {
  /** What is known now: nothing before the first answer has come, and when the customer has left. */
  readonly read: () => Value | undefined;
  readonly ask: () => Promise<ApiResult<Value>>;
  readonly keep: (value: Value) => Promise<unknown>;
  /** Is told how it ended, and how to ask once more, unless the customer has left. */
  readonly onAnswer?: (result: ApiResult<Value>, askAnew: () => Promise<void>) => void;
}

interface Refresh {
  /** Asks anew, once more at most however often it is wanted. Before anything is known it is owed. */
  readonly refresh: () => Promise<void>;
  /** Asks anew when that is owed: it was wanted before anything was known, or has failed. */
  readonly makeUp: () => Promise<void>;
}

/** Asks anew for what is known, and never lets an answer overwrite what has become known since it was asked for. */
export function createRefresh<Value>({
  read,
  ask,
  keep,
  onAnswer = () => undefined,
}: RefreshParts<Value>): Refresh {
  let isOwed = false;

  const run = oneAtATime(async () => {
    const known = read();
    const result = await ask();
    const knownNow = read();
    // The customer has left: there is nothing to keep up to date.
    if (known === undefined || knownNow === undefined) return;
    onAnswer(result, run);
    if (result.outcome !== 'ok') {
      isOwed = true;
      return;
    }
    isOwed = false;
    if (knownNow === known) await keep(result.value);
    // Changed meanwhile: the answer may be older than that. Another one after this knows of it.
    else void run();
  });

  return {
    refresh: async () => {
      if (read() === undefined) isOwed = true;
      else await run();
    },
    makeUp: async () => {
      if (isOwed && read() !== undefined) await run();
    },
  };
}
