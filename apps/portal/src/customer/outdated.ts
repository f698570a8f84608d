import type { ApiFailure } from '@mina-sidor/api-client';

import { createStore } from '../platform/store.ts';

/** Asks again for one of the things that the page shows. @returns whether it is up to date now */
type AskAgain = () => Promise<boolean>;

export type Outdated = ReturnType<typeof createOutdated>;

/** What the page shows from an earlier visit because it could not be fetched again, so that the page can say so. */
export function createOutdated() {
  const store = createStore<readonly AskAgain[]>([]);
  return {
    /** Empty while the page is up to date. */
    store,
    /** @returns ends it: an answer has come, or the page no longer shows it */
    mark: (askAgain: AskAgain) => {
      store.set([...store.get(), askAgain]);
      return () => store.set(store.get().filter((other) => other !== askAgain));
    },
  };
}

/** Whether the customer would not find out otherwise. */
export function isSaidOfThePage({ outcome }: Pick<ApiFailure, 'outcome'>): boolean {
  switch (outcome) {
    case 'http':
    case 'tooMany':
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
