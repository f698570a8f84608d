'use client';

import type { ReactNode } from 'react';

import { useUiTexts } from '../components/UiProvider/contexts.ts';
import { durations } from '../theme/tokens.ts';
import * as styles from './loadingWords.css.ts';
import { useElapsed } from './useElapsed.ts';
import { useLoadAnnounced } from './useLoadAnnounced.ts';
import { useSlowAnswer } from './useSlowAnswer.ts';

/**
 * Says what is loading over its skeleton: aloud if it takes long, on the screen from the third second on. After 8 seconds
 * it says that it takes longer than usual. The end is announced too.
 */
export function LoadingWords({
  isLoading,
  hasRoom = true,
  label,
}: {
  readonly isLoading: boolean;
  /** Over a skeleton of one row, the words would cover the headers. */
  readonly hasRoom?: boolean | undefined;
  readonly label?: string | undefined;
}): ReactNode {
  const texts = useUiTexts();
  const words = label ?? texts.loading;
  useLoadAnnounced(isLoading, {
    message: words,
    endMessage: texts.loaded,
    delay: durations.loaderDelay,
  });
  const isLong = useElapsed(isLoading, durations.patience);
  const slowWords = useSlowAnswer(isLoading, 'load');
  if (!isLong || !hasRoom) return null;
  return (
    <p className={styles.words}>
      {words}
      {slowWords === null ? null : <span className={styles.slow}>{slowWords}</span>}
    </p>
  );
}
