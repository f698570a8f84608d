'use client';

import { useEffect, useState } from 'react';

import { useAnnounce, useUiTexts } from '../components/UiProvider/contexts.ts';
import { durations } from '../theme/tokens.ts';

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
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => {
      setIsSlow(true);
      announce(words);
    }, durations.slowAnswer);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending, words, announce]);

  return isSlow ? words : null;
}
