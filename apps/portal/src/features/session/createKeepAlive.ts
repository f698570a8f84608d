import type { Clock } from '@mina-sidor/api-client';

import type { PageAttention } from '../../platform/pageAttention.ts';

/** When the server is told that somebody is here (row B01), in milliseconds. */
const keepAliveTimes = { first: 3000, every: 15_000 } as const;

interface KeepAliveParts {
  readonly page: PageAttention;
  readonly clock: Clock;
  /** Tells the server once. */
  readonly send: () => void;
}

/**
 * Tells the server that a logged-in customer is here, for as long as the page can be seen and the browser has a network
 * (rows B01 and B02). Answers what ends it.
 */
export function createKeepAlive({ page, clock, send }: KeepAliveParts): () => void {
  let timer: unknown = null;

  const sendAfter = (pause: number) => {
    timer = clock.setTimeout(() => {
      sendAfter(keepAliveTimes.every);
      send();
    }, pause);
  };
  const stop = () => {
    clock.clearTimeout(timer);
    timer = null;
  };
  const check = () => {
    const isWanted = page.isVisible() && page.isOnline();
    if (isWanted && timer === null) sendAfter(keepAliveTimes.first);
    if (!isWanted) stop();
  };

  const unsubscribe = page.subscribe(check);
  check();
  return () => {
    unsubscribe();
    stop();
  };
}
