'use client';

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const listeners = new Set<() => void>();
let isPrinting = false;

function follow({ type }: Event): void {
  isPrinting = type === 'beforeprint';
  // The browser takes its picture of the page when the event ends.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  // A function is added only once.
  window.addEventListener('beforeprint', follow);
  window.addEventListener('afterprint', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // A page that is left while it prints must not leave the words of paper to the next one.
    if (listeners.size === 0) isPrinting = false;
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
