import { type RefObject, useEffect, useState } from 'react';

/** The edges at which tabs are clipped. */
export type Overflow = 'none' | 'start' | 'end' | 'both';

/** Tracks at which edges of a horizontally scrolling row tabs are clipped. `count` is the number of tabs. */
export function useOverflowHint(box: RefObject<HTMLElement | null>, count: number): Overflow {
  const [overflow, setOverflow] = useState<Overflow>('none');
  useEffect(() => {
    const element = box.current;
    // Test environments without layout have no observer.
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const scrolled = Math.abs(element.scrollLeft);
      const isBefore = scrolled > 1;
      const isAfter = element.scrollWidth - element.clientWidth - scrolled > 1;
      setOverflow(isBefore ? (isAfter ? 'both' : 'start') : isAfter ? 'end' : 'none');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const tab of [...element.children].slice(0, count)) observer.observe(tab);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box, count]);
  return overflow;
}
