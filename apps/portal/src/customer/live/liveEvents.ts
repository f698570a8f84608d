import type { HubEvent } from '@mina-sidor/api-client';

/** What the live connection tells the pages. */
export type LiveEvent =
  | HubEvent
  /** The connection was away and is back. What was told meanwhile is lost: ask anew for what is shown. */
  | { readonly kind: 'connectionRestored' };

/** Brings live events from the one connection to whichever pages listen. */
export interface LiveEvents {
  readonly tell: (event: LiveEvent) => void;
  readonly subscribe: (listener: (event: LiveEvent) => void) => () => void;
}

export function createLiveEvents(): LiveEvents {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    tell: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
