import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Whether the browser has a network; it may have one that leads nowhere. */
export const isOnline = (): boolean => navigator.onLine;

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  for (const event of ['online', 'offline'])
    addEventListener(event, listener, { signal: stop.signal });
  return () => stop.abort();
}

/** Whether the browser has a network, kept up to date (row Z14). */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Does it each time the browser gets its network back (row Z14). */
export function useWhenBackOnline(action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    const stop = new AbortController();
    addEventListener('online', () => act(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
