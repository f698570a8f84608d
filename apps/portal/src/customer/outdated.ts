import type { ApiResult } from '@mina-sidor/api-client';

import { createStore, type Store } from '../platform/store.ts';

/** Asks anew for one of the things that the page shows. */
type AskAnew = () => Promise<void>;

/** What the page shows from before, since it could not be fetched anew: so that the page can say so. */
export interface Outdated {
  /** How to ask anew, by what is asked for; empty while the page shows what the server knows. */
  readonly store: Store<ReadonlyMap<string, AskAnew>>;
  /** Takes note of how asking anew for what is known has ended. */
  readonly note: (id: string, result: ApiResult<unknown>, askAnew: AskAnew) => void;
  /** The page shows it no more. */
  readonly forget: (id: string) => void;
}

export function createOutdated(): Outdated {
  const store = createStore<ReadonlyMap<string, AskAnew>>(new Map());
  const forget = (id: string) => {
    if (!store.get().has(id)) return;
    store.set(new Map([...store.get()].filter(([other]) => other !== id)));
  };
  return {
    store,
    note: (id, result, askAnew) => {
      if (result.outcome === 'ok') forget(id);
      else if (isSaidOfThePage(result.outcome)) store.set(new Map([...store.get(), [id, askAnew]]));
    },
    forget,
  };
}

/** Whether the customer would not find out otherwise. */
function isSaidOfThePage(outcome: ApiResult<unknown>['outcome']): boolean {
  switch (outcome) {
    case 'http':
    case 'invalid':
    case 'network':
    case 'timeout':
      return true;
    // Logged out, or the system says itself that it is closed.
    case 'expired':
    case 'unavailable':
    case 'aborted':
    case 'ok':
      return false;
  }
}
