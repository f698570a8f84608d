import { type ReactNode, useEffect } from 'react';

import { durations } from '../../theme/tokens.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { loader, ring } from './Loader.css.ts';
import { useLoaderShown } from './useLoaderShown.ts';

export interface LoaderProps {
  /**
   * What is loading. Shown next to the spinner and announced once.
   * @default `loading` of `UiTexts`
   */
  readonly label?: string | undefined;
  /**
   * Milliseconds before the loader is shown: for a shorter time it would only flicker.
   * @default 300
   */
  readonly delay?: number | undefined;
  /**
   * Whether loading continues. A visible loader stays for at least half a second.
   * @default true
   */
  readonly isLoading?: boolean | undefined;
  /** Announced once when loading has ended, if its start was announced: that it succeeded or failed. */
  readonly endMessage?: string | undefined;
  /** The loaded content. Replaces the loader when loading has ended. */
  readonly children?: ReactNode;
}

/** Says that something is loading. It is shown and announced only after a delay. */
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
