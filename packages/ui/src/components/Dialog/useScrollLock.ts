'use client';

import { useInsertionEffect, useMemo } from 'react';

const lockClass = 'msScrollLock';
let locks = 0;

/**
 * Stops the page behind a dialog from scrolling. It sets a class, because the content security policy forbids injected
 * styles, and sets it on the body: the browser would compute all variables of the theme again for the root.
 */
export function useScrollLock(isLocked: boolean): void {
  // While rendering: when the dialog has been inserted, measuring would force another layout.
  const scrollbar = useMemo(
    () => (isLocked ? globalThis.innerWidth - document.documentElement.clientWidth : undefined),
    [isLocked],
  );
  // Before Radix reads styles of the dialog, so that the browser computes those of the page once.
  useInsertionEffect(() => {
    if (scrollbar === undefined) return undefined;
    locks += 1;
    const { body } = document;
    // The space of the scrollbar stays, so that the page behind does not move sideways.
    if (locks === 1) body.style.paddingInlineEnd = `${String(scrollbar)}px`;
    body.classList.add(lockClass);
    return () => {
      locks -= 1;
      // Dialogs can be stacked: the last one to close lets the page scroll again.
      if (locks > 0) return;
      body.classList.remove(lockClass);
      body.style.paddingInlineEnd = '';
    };
  }, [scrollbar]);
}
