import { useEffect, useRef } from 'react';

import { durations } from '../../theme/tokens.ts';
import { useAnnounce } from '../UiProvider/contexts.ts';

/**
 * Says a text that has changed, once it has stood still for a while: one announcement for a number typed digit by
 * digit. What is there from the beginning is not said, and neither is what comes first where nothing was known.
 *
 * @param text null while it is not known
 */
export function useAnnouncedWhenSettled(text: string | null): void {
  const announce = useAnnounce();
  const said = useRef(text);

  useEffect(() => {
    if (text === null || said.current === null) {
      said.current = text;
      return undefined;
    }
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
