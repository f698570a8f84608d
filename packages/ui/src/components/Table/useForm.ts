'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

import { phoneWindow } from './Table.css.ts';

/**
 * The least width of the table form. A window of 768 px always has it, except with large text: then words would break
 * letter by letter. In rem, because media queries ignore the text size.
 */
const leastTableRem = 38;

/**
 * In which form the rows of a table are drawn: as a `table`, or as cards because of the window (`phone`) or because the
 * table is too `narrow` for columns. Before it is measured, and on the server, CSS decides by the window alone.
 */
export function useForm(root: RefObject<HTMLElement | null>): 'table' | 'phone' | 'narrow' {
  const [form, setForm] = useState<'table' | 'phone' | 'narrow'>('phone');

  // Before the first paint, so that columns never turn into cards before the user's eyes.
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const isNarrow = element.clientWidth < leastTableRem * rem;
      setForm(matchMedia(phoneWindow).matches ? 'phone' : isNarrow ? 'narrow' : 'table');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [root]);

  return form;
}
