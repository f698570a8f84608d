import type { ApiFailure } from '@mina-sidor/api-client';

import { createStore } from '../platform/store.ts';

/** Refetches one part of the page. @returns whether it is up to date now */
type AskAgain = () => Promise<boolean>;

export type Outdated = ReturnType<typeof createOutdated>;

/** Lists the parts of the page that show an earlier answer because their refetch failed, so that the page can say so. */
export function createOutdated() {
  const store = createStore<readonly AskAgain[]>([]);
  return {
    store,
    /** @returns a function that removes the mark: the refetch succeeded, or the page no longer shows the part */
    mark: (askAgain: AskAgain) => {
      store.set([...store.get(), askAgain]);
      return () => store.set(store.get().filter((other) => other !== askAgain));
    },
  };
}

/** False for failures that the page already explains in another way. */
export function isShownOnPage({ outcome }: Pick<ApiFailure, 'outcome'>): boolean {
  switch (outcome) {
    case 'http':
    case 'tooMany':
    case 'invalid':
    case 'network':
    case 'timeout':
      return true;
    // The customer is logged out, or a notice says that the system is closed.
    case 'expired':
    case 'unavailable':
    case 'aborted':
      return false;
  }
}
