'use client';

import { useUiTexts } from '../components/UiProvider/contexts.ts';
import { durations } from '../theme/tokens.ts';
import { useElapsed } from './useElapsed.ts';
import { useLoadAnnounced } from './useLoadAnnounced.ts';
import { useSlowAnswer } from './useSlowAnswer.ts';

/**
 * Says aloud what is loading if it takes long, after 8 seconds that it takes longer than usual, and that it has loaded.
 *
 * @returns the words to show in place of the first bars, from the third second on
 */
export function useLoadingWords(isLoading: boolean, label?: string): string | null {
  const texts = useUiTexts();
  const words = label ?? texts.loading;
  useLoadAnnounced(isLoading, {
    message: words,
    endMessage: texts.loaded,
    delay: durations.loaderDelay,
  });
  const isLong = useElapsed(isLoading, durations.patience);
  const slowWords = useSlowAnswer(isLoading, 'load');
  if (!isLong) return null;
  return slowWords === null ? words : `${words}. ${slowWords}`;
}
