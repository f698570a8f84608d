import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { holdFocusOnHeading } from '../platform/focusPageHeading.ts';
import type { RefusedPage } from '../customer/refusedPage.ts';
import { documentTitle } from '../documentTitle.ts';

/** Pause before the page scrolls to its top after a route change, in milliseconds (row R14). */
const scrollPause = 100;

/**
 * Enters each new page (rows R13, R14, Z03): sets the document's title, and after a route change moves focus to the heading,
 * which is how a screen reader hears of it (row Z54), and scrolls to the top. On the first page of a visit the browser does
 * this itself.
 *
 * @param title of the page; undefined while the page is not known.
 * @param refused the page that the customer was led away from: this page is entered even if it was open already.
 * @param isContinued another page has been shown before in this document, by the login alone.
 */
export function usePageEntry(
  title: string | undefined,
  refused: RefusedPage | null,
  isContinued: boolean,
): void {
  const { pathname } = useLocation();
  const previous = useRef(isContinued ? null : { pathname, refused });

  // Before the page's own effects, which may set a title of their own.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    const { current: before } = previous;
    previous.current = { pathname, refused };
    const isLedBack = refused !== null && refused !== before?.refused;
    if (before?.pathname === pathname && !isLedBack) return;
    const release = holdFocusOnHeading();
    const timer = setTimeout(() => {
      globalThis.scrollTo(0, 0);
    }, scrollPause);
    return () => {
      release();
      clearTimeout(timer);
    };
  }, [pathname, refused]);
}
