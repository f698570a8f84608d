import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { focusMainWhenLost, holdFocusOnHeading } from '../platform/focusPageHeading.ts';
import { showNamedPart } from '../platform/useScrollToPart.ts';
import type { RefusedPage } from '../customer/refusedPage.ts';
import { documentTitle } from '../documentTitle.ts';

/** How long after a route change the page scrolls to its top, in milliseconds (row R14). */
const scrollPause = 100;

interface PageEntry {
  /** The page's title; undefined while the page is unknown. */
  readonly title: string | undefined;
  /** False when the page focuses its heading itself. */
  readonly takesFocus: boolean;
  /** The page that was refused: the overview then counts as entered, even if it was open already. */
  readonly refused: RefusedPage | null;
  /** Whose page it is; null for a visitor's, and while another customer is asked for. */
  readonly owner: string | null;
  /** This document has shown the login before. */
  readonly isContinued: boolean;
}

type Shown = Readonly<{ pathname: string; refused: RefusedPage | null; owner: string | null }>;

function isEntry(before: Shown | null, now: Shown): boolean {
  const isLedBack = now.refused !== null && now.refused !== before?.refused;
  // Another customer has logged in elsewhere: the page is that one's, and what had focus is gone.
  const lastOwner = before?.owner ?? null;
  const isOthers = lastOwner !== null && now.owner !== null && lastOwner !== now.owner;
  return before?.pathname !== now.pathname || isLedBack || isOthers;
}

/**
 * Handles the entry to each page (rows R13, R14, Z03). Sets the document's title; after a route change also moves
 * focus to the heading, so that a screen reader announces the page (row Z54), and scrolls to the top. On the first
 * page of a visit the browser does the latter.
 */
export function usePageEntry({ title, takesFocus, refused, owner, isContinued }: PageEntry): void {
  const { pathname } = useLocation();
  const previous = useRef<Shown | null>(isContinued ? null : { pathname, refused, owner });

  // Runs before the effects of the page, which may set their own title.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = documentTitle(title);
  }, [title]);

  // In the frame in which the page before goes.
  useLayoutEffect(() => {
    if (takesFocus && isEntry(previous.current, { pathname, refused, owner })) focusMainWhenLost();
  }, [pathname, refused, owner, takesFocus]);

  // After an open dialog, which goes with the page before, has let go of focus.
  useEffect(() => {
    const { current: before } = previous;
    previous.current = { pathname, refused, owner: owner ?? before?.owner ?? null };
    if (!isEntry(before, { pathname, refused, owner })) return;
    const release = takesFocus ? holdFocusOnHeading() : undefined;
    const stopScroll = scrollToTopSoon();
    return () => {
      release?.();
      stopScroll();
    };
  }, [pathname, refused, owner, takesFocus]);
}

/** Scrolls to the top, or to the part that the address names, after a pause, unless the customer uses the page first: it would move away under a press, which would be lost. */
function scrollToTopSoon(): () => void {
  const stop = new AbortController();
  setTimeout(() => {
    if (stop.signal.aborted) return;
    stop.abort();
    globalThis.scrollTo(0, 0);
    showNamedPart();
  }, scrollPause);
  for (const use of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(use, () => stop.abort(), {
      capture: true,
      passive: true,
      signal: stop.signal,
    });
  }
  return () => stop.abort();
}
