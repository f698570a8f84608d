import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Whether the browser is connected to a network. The network may still have no internet. */
export const isOnline = (): boolean => navigator.onLine;

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  for (const event of ['online', 'offline'])
    addEventListener(event, listener, { signal: stop.signal });
  return () => stop.abort();
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Runs the action each time the browser gets its network back (row Z14). */
export function useWhenBackOnline(action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    const stop = new AbortController();
    addEventListener('online', () => act(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
