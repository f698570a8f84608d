'use client';

import { type RefObject, useEffect } from 'react';

/** Also in browsers of tests without `CSS`, where nothing scrolls. */
function hasScrollAnchoring(): boolean {
  return typeof CSS === 'undefined' || CSS.supports('overflow-anchor', 'none');
}

/**
 * Keeps the text field at the same place in the window when something above it grows, for instance when a message
 * arrives. Browsers with scroll anchoring do this themselves; Safari does not.
 */
export function useHeldInPlace(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (element === null || hasScrollAnchoring()) return undefined;
    const placeOnPage = (): number => element.getBoundingClientRect().top + window.scrollY;
    let place = 0;
    // Anything that pushes the field down makes the page higher, and the observer runs before that is painted.
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
