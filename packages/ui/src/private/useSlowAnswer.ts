'use client';

import { useEffect, useState } from 'react';

import { useAnnounce, useUiTexts } from '../components/UiProvider/contexts.ts';
import { durations } from '../theme/tokens.ts';

/**
 * Says once that an action takes longer than usual.
 *
 * @returns the words to show meanwhile, or `null` while nobody needs them
 */
export function useSlowAnswer(isPending: boolean): string | null {
  const announce = useAnnounce();
  const { takesLonger } = useUiTexts();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => {
      setIsSlow(true);
      announce(takesLonger);
    }, durations.slowAnswer);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending, takesLonger, announce]);

  return isSlow ? takesLonger : null;
}
