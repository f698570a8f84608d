'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import { useAnnounce } from '../components/UiProvider/contexts.ts';
import { durations } from '../theme/tokens.ts';

interface LoadWords {
  /** What is loading. */
  readonly message: string;
  /** That it has loaded. Empty: the end is announced by something else. */
  readonly endMessage: string;
  /** Milliseconds before the start is announced; a shorter load is silent. */
  readonly delay: number;
}

/**
 * Announces a slow load and its end, also when the loading part is taken away. The end stays silent where it is
 * heard anyway: an alert has come, or focus has moved to what replaces the loading part.
 */
export function useLoadAnnounced(
  isLoading: boolean,
  { message, endMessage, delay }: LoadWords,
): void {
  const announce = useAnnounce();
  const sayEnd = useEffectEvent((): void => {
    announce(endMessage);
  });
  // The alerts on the page when the start was announced.
  const alertsBefore = useRef<ReadonlySet<Element>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The end is noticed before focus moves to what replaces the loading part.
  useLayoutEffect(() => {
    if (!isLoading) return undefined;
    // The load goes on: under another name, or because Strict Mode runs effects twice.
    clearTimeout(timer.current);
    const say = (): void => {
      alertsBefore.current = new Set(alerts(document));
      announce(message);
    };
    if (delay === 0) say();
    else timer.current = setTimeout(say, delay);
    return () => {
      clearTimeout(timer.current);
      const before = alertsBefore.current;
      if (before === undefined) return;
      // The timer may outlive the page, in tests.
      const page = document;
      const focused = page.activeElement;
      timer.current = setTimeout(() => {
        alertsBefore.current = undefined;
        const isHeard =
          page.activeElement !== focused || alerts(page).some((alert) => !before.has(alert));
        if (!isHeard) sayEnd();
      }, durations.focusReading);
    };
  }, [isLoading, message, delay, announce]);
}

function alerts(page: Document): readonly Element[] {
  return [...page.querySelectorAll('[data-announced="alert"], [role="alert"]')];
}
