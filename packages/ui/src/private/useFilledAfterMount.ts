'use client';

import { useEffect, useState } from 'react';

/** How something is announced when it appears: not at all, after the current speech, or at once. */
export type Announcement = 'none' | 'status' | 'alert';

/**
 * Screen readers read a live region only when its text is added after the region. So an announced part renders empty
 * first and is filled in the next step. Without announcement it is filled at once.
 */
export function useFilledAfterMount(announcement: Announcement): boolean {
  const [isFilled, setIsFilled] = useState(announcement === 'none');
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsFilled(true);
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isFilled;
}
