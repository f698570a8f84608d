'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

import { useWindowQuery } from '../../private/useWindowQuery.ts';
import { tableWindow } from './Table.css.ts';

/**
 * The least width of the table form. A window of 768 px always has it, except with large text: then words would break
 * letter by letter. In rem, because media queries ignore the text size.
 */
const leastTableRem = 38;

/**
 * In which form the rows of a table are drawn: as a `table`, or as cards because of the window (`phone`) or because the
 * table is too `narrow` for columns. On the server, and before scripts, CSS decides by the window alone. On paper the
 * answer is `phone`, so that the field that sorts keeps focus while a phone prints. CSS hides it there.
 */
export function useTableForm(root: RefObject<HTMLElement | null>): 'table' | 'phone' | 'narrow' {
  const isWideWindow = useWindowQuery(tableWindow);
  const [isNarrow, setNarrow] = useState(false);

  // Before the first paint, so that columns never turn into cards before the user's eyes.
  useLayoutEffect(() => {
    const element = root.current;
    if (!isWideWindow || element === null) return undefined;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setNarrow(element.clientWidth < leastTableRem * rem);
    };
    measure();
    // The browsers of tests have none.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [root, isWideWindow]);

  if (!isWideWindow) return 'phone';
  return isNarrow ? 'narrow' : 'table';
}
