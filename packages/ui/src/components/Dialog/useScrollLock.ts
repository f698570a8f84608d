'use client';

import { useEffect, useId, useInsertionEffect, useMemo } from 'react';

const lockClass = 'msScrollLock';
/** Dialogs can be stacked: the last one to close lets the page scroll again. */
const holders = new Set<string>();

/**
 * Stops the page behind a dialog from scrolling. It sets a class, because the content security policy forbids injected
 * styles, and sets it on the body: the browser would compute all variables of the theme again for the root.
 */
export function useScrollLock(isLocked: boolean): void {
  const holder = useId();
  // While rendering: when the dialog has been inserted, measuring would force another layout.
  const scrollbar = useMemo(
    () => (isLocked ? globalThis.innerWidth - document.documentElement.clientWidth : undefined),
    [isLocked],
  );
  // Before Radix reads styles of the dialog, so that the browser computes those of the page once.
  useInsertionEffect(() => {
    if (scrollbar !== undefined) lock(holder, scrollbar);
  }, [holder, scrollbar]);
  // Unlocks after Radix has read styles again. Strict mode also unlocks once at the start, so this locks again.
  useEffect(() => {
    if (scrollbar === undefined) return undefined;
    lock(holder, scrollbar);
    return () => {
      unlock(holder);
    };
  }, [holder, scrollbar]);
}

function lock(holder: string, scrollbar: number): void {
  const { body } = document;
  // The space of the scrollbar stays, so that the page behind does not move sideways.
  if (holders.size === 0) body.style.paddingInlineEnd = `${String(scrollbar)}px`;
  holders.add(holder);
  body.classList.add(lockClass);
}

function unlock(holder: string): void {
  holders.delete(holder);
  if (holders.size > 0) return;
  document.body.classList.remove(lockClass);
  document.body.style.paddingInlineEnd = '';
}
