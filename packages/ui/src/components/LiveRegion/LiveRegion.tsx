'use client';

import { useEffect, useRef } from 'react';

import { useAnnounce } from '../UiProvider/contexts.ts';
import type { Politeness } from '../UiProvider/index.ts';

export interface LiveRegionProps {
  /** The message, announced each time it changes. An empty message is not announced. */
  readonly message: string;
  /**
   * `polite` waits until the screen reader has finished, `assertive` interrupts.
   * @default 'polite'
   */
  readonly politeness?: Politeness | undefined;
  /**
   * Also announces the initial message. Without it only changes are announced.
   * @default false
   */
  readonly isSaidAtStart?: boolean | undefined;
}

/**
 * Announces a message when it changes, and shows nothing. It uses the two live regions of `UiProvider`, which exist
 * before any message and are heard also while a dialog hides the rest of the page.
 */
export function LiveRegion({
  message,
  politeness = 'polite',
  isSaidAtStart = false,
}: LiveRegionProps): null {
  const announce = useAnnounce();
  const saidMessage = useRef(isSaidAtStart ? '' : message);

  useEffect(() => {
    if (saidMessage.current === message) return;
    saidMessage.current = message;
    announce(message, politeness);
  }, [message, politeness, announce]);

  return null;
}
