'use client';

import { useEffect, useRef } from 'react';

import { durations } from '../../theme/tokens.ts';
import { useAnnounce } from '../UiProvider/contexts.ts';

/** Announces what the user's text has found when the user pauses typing, once for each result. */
export function useHitsAnnounced(words: string): void {
  const announce = useAnnounce();
  const told = useRef('');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (words !== told.current) announce(words);
      told.current = words;
    }, durations.counter);
    return () => {
      clearTimeout(timer);
    };
  }, [words, announce]);
}
