import type { ApiFailure } from '@mina-sidor/api-client';

import { createStore, type ReadableStore } from '../platform/store.ts';

/** Asks again for one of the things that the page shows. @returns whether it is up to date now */
type AskAgain = () => Promise<boolean>;

/** What the page shows from before, since it could not be fetched again: so that the page can say so. */
export interface Outdated {
  /** Empty while the page shows what the server knows. */
  readonly store: ReadableStore<readonly AskAgain[]>;
  /** @returns ends it: an answer has come, or the page shows it no more */
  readonly mark: (askAgain: AskAgain) => () => void;
}

export function createOutdated(): Outdated {
  const store = createStore<readonly AskAgain[]>([]);
  return {
    store,
    mark: (askAgain) => {
      store.set([...store.get(), askAgain]);
      return () => store.set(store.get().filter((other) => other !== askAgain));
    },
  };
}

/** Whether the customer would not find out otherwise. */
export function isSaidOfThePage({ outcome }: Pick<ApiFailure, 'outcome'>): boolean {
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
      return false;
  }
}
