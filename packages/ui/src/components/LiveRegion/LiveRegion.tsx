import { useEffect, useRef } from 'react';

import { useAnnounce } from '../UiProvider/contexts.ts';
import type { Politeness } from '../UiProvider/index.ts';

export interface LiveRegionProps {
  /** What is said, each time it becomes another. An empty message is silent. */
  readonly message: string;
  /**
   * `polite` is said after what is being read, `assertive` at once.
   * @default 'polite'
   */
  readonly politeness?: Politeness | undefined;
  /**
   * Says the message that is there from the start too. Without it only changes are said.
   * @default false
   */
  readonly isSaidAtStart?: boolean | undefined;
}

/**
 * Says a message once when it changes, and shows nothing. It speaks through the two regions of `UiProvider`, which
 * are there before any message and are heard while a dialog hides the rest of the page.
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
