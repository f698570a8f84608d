'use client';

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** True while the browser prints: for what is longer, or has other words, on paper. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    follow,
    () => isPrinting,
    () => false,
  );
}

// For the whole page: what is drawn only because the browser prints has missed the event.
let isPrinting = false;
const followers = new Set<() => void>();

function follow(onChange: () => void): () => void {
  if (followers.size === 0) {
    window.addEventListener('beforeprint', note);
    window.addEventListener('afterprint', note);
  }
  followers.add(onChange);
  return () => {
    followers.delete(onChange);
    if (followers.size > 0) return;
    isPrinting = false;
    window.removeEventListener('beforeprint', note);
    window.removeEventListener('afterprint', note);
  };
}

function note({ type }: Event): void {
  isPrinting = type === 'beforeprint';
  // The browser takes its picture of the page when the event ends.
  flushSync(() => {
    for (const follower of followers) follower();
  });
}
