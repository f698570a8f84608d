import { type ReactNode, useEffect } from 'react';

import { durations } from '../../theme/tokens.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';

export interface LoadingAreaProps {
  /** Whether the content is loading: `skeleton` is shown in its place. */
  readonly isLoading: boolean;
  /**
   * What is loading, announced once if it takes long.
   * @default `loading` of `UiTexts`
   */
  readonly label?: string | undefined;
  /** A `Skeleton` as high as the content. */
  readonly skeleton: ReactNode;
  /** The content. */
  readonly children: ReactNode;
}

/**
 * A part of the page that is filled from the server. It is busy to assistive technology until the content has loaded.
 */
export function LoadingArea({ isLoading, label, skeleton, children }: LoadingAreaProps): ReactNode {
  const texts = useUiTexts();
  const announce = useAnnounce();
  const words = label ?? texts.loading;

  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => {
      announce(words);
    }, durations.loaderDelay);
    return () => {
      clearTimeout(timer);
    };
  }, [isLoading, words, announce]);

  return (
    <div aria-busy={isLoading} data-state={isLoading ? 'loading' : 'ready'}>
      {isLoading ? skeleton : children}
    </div>
  );
}
