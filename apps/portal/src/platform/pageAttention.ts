/** Whether somebody looks at the page, and whether the browser has a network. */
export interface PageAttention {
  readonly isVisible: () => boolean;
  readonly isOnline: () => boolean;
  /** Told when one of the two has changed. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const pageAttention: PageAttention = {
  isVisible: () => document.visibilityState === 'visible',
  isOnline: () => navigator.onLine,
  subscribe: (listener) => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('visibilitychange', listener, { signal });
    addEventListener('online', listener, { signal });
    addEventListener('offline', listener, { signal });
    return () => stop.abort();
  },
};
