'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';

/** Whether the window matches a media query. False on the server, and before scripts. */
export function useWindowQuery(query: string): boolean {
  const [list] = useState<MediaQueryList | undefined>(() => globalThis.matchMedia?.(query));
  const follow = useCallback(
    (onChange: () => void) => {
      // A stand-in in a test may lack it.
      list?.addEventListener?.('change', onChange);
      return () => {
        list?.removeEventListener?.('change', onChange);
      };
    },
    [list],
  );
  return useSyncExternalStore(
    follow,
    () => list?.matches ?? false,
    () => false,
  );
}
