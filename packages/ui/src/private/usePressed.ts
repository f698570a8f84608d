'use client';

import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isPressed = false;

function tell(next: boolean): void {
  if (next === isPressed) return;
  isPressed = next;
  for (const listener of listeners) listener();
}

function press(): void {
  tell(true);
}

function release(): void {
  tell(false);
}

/** The click comes after the release. */
function releaseAfterClick(): void {
  setTimeout(release);
}

const events = {
  pointerdown: press,
  pointerup: releaseAfterClick,
  pointercancel: releaseAfterClick,
  click: release,
} as const;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0)
    for (const [name, act] of Object.entries(events)) document.addEventListener(name, act, true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const [name, act] of Object.entries(events)) document.removeEventListener(name, act, true);
    isPressed = false;
  };
}

/** Whether a pointer is pressed somewhere in the page, until the click that follows. */
export function usePressed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
}
