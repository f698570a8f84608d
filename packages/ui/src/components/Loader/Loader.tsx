import { type ReactNode, useEffect } from 'react';

import { durations } from '../../theme/tokens.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { loader, ring } from './Loader.css.ts';
import { useLoaderShown } from './useLoaderShown.ts';

export interface LoaderProps {
  /**
   * What is being waited for, shown beside the ring and said once.
   * @default `loading` of `UiTexts`
   */
  readonly label?: string | undefined;
  /**
   * Milliseconds before anything shows: a wait shorter than that only flickers.
   * @default 300
   */
  readonly delay?: number | undefined;
  /**
   * Whether the wait goes on. A loader that has come into sight stays for half a second in all.
   * @default true
   */
  readonly isLoading?: boolean | undefined;
  /** Said once when a wait that was announced is over: that it is done, or that it failed. */
  readonly endMessage?: string | undefined;
  /** What was waited for. Takes the loader's place when the wait is over. */
  readonly children?: ReactNode;
}

/** Something is under way. Shows and announces itself once the wait is long enough to be noticed. */
export function Loader({
  label,
  delay = durations.loaderDelay,
  isLoading = true,
  endMessage = '',
  children,
}: LoaderProps): ReactNode {
  const texts = useUiTexts();
  const announce = useAnnounce();
  const isShown = useLoaderShown(isLoading, delay);
  const words = label ?? texts.loading;

  useEffect(() => {
    if (isShown) announce(words);
  }, [isShown, words, announce]);

  useEffect(() => {
    if (isShown && !isLoading) announce(endMessage);
  }, [isShown, isLoading, endMessage, announce]);

  if (!isShown) return isLoading ? null : children;
  return (
    <div className={loader} data-state="loading">
      <span aria-hidden="true" className={ring} />
      <span>{words}</span>
    </div>
  );
}
