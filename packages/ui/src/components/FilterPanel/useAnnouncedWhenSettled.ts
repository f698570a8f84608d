'use client';

import { useEffect, useRef } from 'react';

import { durations } from '../../theme/tokens.ts';
import { useAnnounce } from '../UiProvider/contexts.ts';

/**
 * Announces a changed text once it has been stable for a while: one announcement for a number typed digit by digit. The
 * first text is not announced, nor the first one after `null`.
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
