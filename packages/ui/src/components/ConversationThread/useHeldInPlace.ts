import { type RefObject, useEffect } from 'react';

/**
 * Keeps what is being written in where it is in the window when something above it grows, such as by a message that
 * comes in. Browsers that anchor their scrolling do so by themselves; Safari does not.
 */
export function useHeldInPlace(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (element === null || CSS.supports('overflow-anchor', 'none')) return undefined;
    const placeOnPage = (): number => element.getBoundingClientRect().top + window.scrollY;
    let place = 0;
    // Whatever pushes the part down makes the page higher, and is told before that is drawn.
    const observer = new ResizeObserver(() => {
      const moved = placeOnPage() - place;
      place += moved;
      if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    });
    const hold = (): void => {
      place = placeOnPage();
      observer.observe(document.body);
    };
    const letGo = (): void => {
      observer.disconnect();
    };
    element.addEventListener('focusin', hold);
    element.addEventListener('focusout', letGo);
    return () => {
      letGo();
      element.removeEventListener('focusin', hold);
      element.removeEventListener('focusout', letGo);
    };
  }, [part]);
}
