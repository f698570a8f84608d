import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the browser refuses all cookies, so that nobody can log in (row Z61). False where the page is pre-rendered. */
export function useAreCookiesRefused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.cookieEnabled,
    () => false,
  );
}
