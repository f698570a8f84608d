'use client';

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const listeners = new Set<() => void>();
let isPrinting = false;

function tell(next: boolean): void {
  isPrinting = next;
  // The browser takes its picture of the page when the event ends.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

const begin = (): void => {
  tell(true);
};
const end = (): void => {
  tell(false);
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    isPrinting = false;
  };
}

/** True while the browser prints: for what is longer, or has other words, on paper. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
