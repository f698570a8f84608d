import { useEffect } from 'react';

const lockClass = 'msScrollLock';
let locks = 0;

/** Keeps the page behind a dialog still. By a class, because the security policy forbids injected styles. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined;
    locks += 1;
    const { documentElement: page } = document;
    if (locks === 1) {
      const scrollbarWidth = globalThis.innerWidth - page.clientWidth;
      page.style.setProperty('--ms-scrollbar-width', `${String(scrollbarWidth)}px`);
    }
    page.classList.add(lockClass);
    return () => {
      locks -= 1;
      // A dialog may lie over another one: the last to close frees the page.
      if (locks === 0) page.classList.remove(lockClass);
    };
  }, [isLocked]);
}
