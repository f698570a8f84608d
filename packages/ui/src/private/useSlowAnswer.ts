'use client';

import { useEffect } from 'react';

import { useAnnounce, useUiTexts } from '../components/UiProvider/contexts.ts';
import { durations } from '../theme/tokens.ts';
import { useElapsed } from './useElapsed.ts';

/**
 * Says once that an action takes longer than usual.
 *
 * @param what decides the words
 * @returns the words to show meanwhile, or `null` while nobody needs them
 */
export function useSlowAnswer(
  isPending: boolean,
  what: 'button' | 'load' = 'button',
): string | null {
  const announce = useAnnounce();
  const { takesLonger, loadsLonger = takesLonger } = useUiTexts();
  const words = what === 'button' ? takesLonger : loadsLonger;
  const isSlow = useElapsed(isPending, durations.slowAnswer);

  useEffect(() => {
    if (isSlow) announce(words);
  }, [isSlow, words, announce]);

  return isSlow ? words : null;
}
