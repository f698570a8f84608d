'use client';

import { useEffect, useRef, useState } from 'react';

import { durations } from '../../theme/tokens.ts';

/**
 * Whether a loader is visible. It never flickers: short loading times show none, and a visible loader stays for a
 * minimum time.
 */
export function useLoaderShown(isLoading: boolean, delay: number): boolean {
  const [isShown, setIsShown] = useState(isLoading && delay === 0);
  const shownAt = useRef(0);

  useEffect(() => {
    if (isShown) shownAt.current = performance.now();
  }, [isShown]);

  useEffect(() => {
    if (isLoading === isShown) return undefined;
    const shownFor = performance.now() - shownAt.current;
    const wait = isLoading ? delay : Math.max(0, durations.loaderShown - shownFor);
    const timer = setTimeout(() => {
      setIsShown(isLoading);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [isLoading, isShown, delay]);

  return isShown;
}
