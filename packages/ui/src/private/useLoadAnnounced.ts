'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

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

  // The end is noticed before focus moves to what replaces the loading part.
  useLayoutEffect(() => {
    if (!isLoading) return undefined;
    let alertsBefore: ReadonlySet<Element> | undefined;
    const say = (): void => {
      alertsBefore = new Set(alerts());
      announce(message);
    };
    const timer = delay === 0 ? undefined : setTimeout(say, delay);
    if (delay === 0) say();
    return () => {
      clearTimeout(timer);
      const before = alertsBefore;
      if (before === undefined) return;
      const focused = document.activeElement;
      setTimeout(() => {
        const isHeard =
          document.activeElement !== focused || alerts().some((alert) => !before.has(alert));
        if (!isHeard) sayEnd();
      }, durations.focusReading);
    };
  }, [isLoading, message, delay, announce]);
}

function alerts(): readonly Element[] {
  return [...document.querySelectorAll('[role="alert"]')];
}
