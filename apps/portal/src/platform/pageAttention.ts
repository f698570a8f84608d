import { useSyncExternalStore } from 'react';

import { isOnline } from './network.ts';

/** Whether the tab is visible, and whether the browser has a network. */
export interface PageAttention {
  readonly isVisible: () => boolean;
  readonly isOnline: () => boolean;
  /** Calls the listener when either changes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const pageAttention: PageAttention = {
  isVisible: () => document.visibilityState === 'visible',
  isOnline,
  subscribe: (listener) => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('visibilitychange', listener, { signal });
    addEventListener('online', listener, { signal });
    addEventListener('offline', listener, { signal });
    return () => stop.abort();
  },
};

export function usePageVisible(): boolean {
  return useSyncExternalStore(pageAttention.subscribe, pageAttention.isVisible);
}
