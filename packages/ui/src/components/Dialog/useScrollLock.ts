'use client';

import { useEffect } from 'react';

const lockClass = 'msScrollLock';
let locks = 0;

/**
 * Stops the page behind a dialog from scrolling. It sets a class, because the content security policy forbids injected
 * styles.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined;
    locks += 1;
    const { documentElement: page } = document;
    if (locks === 1) {
      // The space of the scrollbar stays, so that the page behind does not move sideways. No variable: the browser would
      // compute the styles of every element again, which inherits it.
      page.style.paddingInlineEnd = `${String(globalThis.innerWidth - page.clientWidth)}px`;
    }
    page.classList.add(lockClass);
    return () => {
      locks -= 1;
      // Dialogs can be stacked: the last one to close lets the page scroll again.
      if (locks > 0) return;
      page.classList.remove(lockClass);
      page.style.paddingInlineEnd = '';
    };
  }, [isLocked]);
}
