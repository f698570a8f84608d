'use client';

import { useEffect, useState } from 'react';

const lockClass = 'msScrollLock';
let locks = 0;

/**
 * Stops the page behind a dialog from scrolling. It sets a class, because the content security policy forbids injected
 * styles, and sets it on the body: the browser would compute all variables of the theme again for the root.
 */
export function useScrollLock(isLocked: boolean): void {
  const [scrollbar, setScrollbar] = useState<number>();
  // Measured before the dialog is inserted, which would force another layout.
  if (isLocked && scrollbar === undefined) {
    setScrollbar(globalThis.innerWidth - document.documentElement.clientWidth);
  }
  if (!isLocked && scrollbar !== undefined) setScrollbar(undefined);
  useEffect(() => {
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
