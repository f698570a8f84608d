'use client';

import { type RefObject, useEffect, useState } from 'react';

/** The edges at which tabs are clipped. */
type Overflow = 'none' | 'start' | 'end' | 'both';

/**
 * Keeps the selected tab of a row that scrolls sideways in view, and tells at which edges tabs are clipped. Only the row
 * scrolls: the page must not move by itself.
 */
export function useTabRow(
  list: RefObject<HTMLElement | null>,
  selected: number,
  count: number,
): Overflow {
  const [overflow, setOverflow] = useState<Overflow>('none');
  useEffect(() => {
    const row = list.current;
    // Test environments without layout have no observer.
    if (row === null || typeof ResizeObserver === 'undefined') return undefined;
    const tabs = [...row.children].slice(0, count);
    const measure = (): void => {
      const scrolled = Math.abs(row.scrollLeft);
      const isBefore = scrolled > 1;
      const isAfter = row.scrollWidth - row.clientWidth - scrolled > 1;
      setOverflow(isBefore ? (isAfter ? 'both' : 'start') : isAfter ? 'end' : 'none');
    };
    // Observed, because tabs change their size when the font has loaded.
    const observer = new ResizeObserver(() => {
      const { left, right } = row.getBoundingClientRect();
      const tab = tabs[selected]?.getBoundingClientRect();
      if (tab !== undefined && (tab.left < left || tab.right > right)) {
        row.scrollLeft += tab.left - left;
      }
      measure();
    });
    for (const one of [row, ...tabs]) observer.observe(one);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [list, selected, count]);
  return overflow;
}
