'use client';

import type { ReactNode } from 'react';

import { useLoadAnnounced } from '../../private/useLoadAnnounced.ts';
import { useSlowAnswer } from '../../private/useSlowAnswer.ts';
import { durations } from '../../theme/tokens.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { loader, ring, slow } from './Loader.css.ts';
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
  /**
   * Announced once when loading has ended, if its start was announced and neither an alert nor focus tells it: that it
   * succeeded or failed. Empty where something else says so.
   * @default `loaded` of `UiTexts`
   */
  readonly endMessage?: string | undefined;
  /** The loaded content. Replaces the loader when loading has ended. */
  readonly children?: ReactNode;
}

/** Says that something is loading. It is shown and announced only after a delay; after 8 seconds it says that it takes long. */
export function Loader({
  label,
  delay = durations.loaderDelay,
  isLoading = true,
  endMessage,
  children,
  ...given
}: LoaderProps): ReactNode {
  const texts = useUiTexts();
  const isShown = useLoaderShown(isLoading, delay);
  const words = label ?? texts.loading;

  useLoadAnnounced(isShown, { message: words, endMessage: endMessage ?? texts.loaded, delay: 0 });

  const slowWords = useSlowAnswer(isShown, 'load');

  if (!isShown) return isLoading ? null : children;
  return (
    <div {...given} className={loader} data-state="loading">
      <span aria-hidden="true" className={ring} />
      <span>
        {words}
        {slowWords === null ? null : <span className={slow}>{slowWords}</span>}
      </span>
    </div>
  );
}
