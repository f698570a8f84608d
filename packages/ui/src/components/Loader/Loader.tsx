import { type ReactNode, useEffect, useState } from 'react';

import { durations } from '../../theme/tokens.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { loader, ring } from './Loader.css.ts';

export interface LoaderProps {
  /**
   * What is being waited for.
   * @default `loading` of `UiTexts`
   */
  readonly label?: string | undefined;
  /**
   * Milliseconds before anything shows: a wait shorter than that only flickers.
   * @default 300
   */
  readonly delay?: number | undefined;
}

/** Something is under way. Shows and announces itself once the wait is long enough to be noticed. */
export function Loader({ label, delay = durations.loaderDelay }: LoaderProps): ReactNode {
  const texts = useUiTexts();
  const announce = useAnnounce();
  const words = label ?? texts.loading;
  const [isShown, setIsShown] = useState(delay === 0);

  useEffect(() => {
    const timer = setTimeout(() => {
      setIsShown(true);
    }, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [delay]);

  useEffect(() => {
    if (isShown) announce(words);
  }, [isShown, words, announce]);

  if (!isShown) return null;
  return (
    <div className={loader} data-state="loading">
      <span aria-hidden="true" className={ring} />
      <span>{words}</span>
    </div>
  );
}
