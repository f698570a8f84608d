import { useEffect, useRef } from 'react';

import { durations } from '../../theme/tokens.ts';
import { useAnnounce } from '../UiProvider/contexts.ts';

/**
 * Says a text that has changed, once it has stood still for a while: one announcement for a number typed digit by
 * digit. What is there from the beginning is not said.
 */
export function useAnnouncedWhenSettled(text: string): void {
  const announce = useAnnounce();
  const said = useRef(text);

  useEffect(() => {
    if (said.current === text) return undefined;
    const timer = setTimeout(() => {
      said.current = text;
      announce(text);
    }, durations.counter);
    return () => {
      clearTimeout(timer);
    };
  }, [text, announce]);
}
