'use client';

import { useEffect, useState } from 'react';

/**
 * Whether the reason of a button does not describe it yet: it came when the button's action ended, and focus has not moved
 * since. In Chromium, Orca would read it as news, before the result of the action.
 */
export function useQuietReason(isUnavailable: boolean, isPending: boolean): boolean {
  const [wasPending, setWasPending] = useState(isPending);
  const [isQuiet, setIsQuiet] = useState(false);
  if (wasPending !== isPending) {
    setWasPending(isPending);
    setIsQuiet(wasPending && isUnavailable);
  }
  useEffect(() => {
    if (!isQuiet) return;
    const describe = (): void => {
      setIsQuiet(false);
    };
    document.addEventListener('focusin', describe, { once: true });
  }, [isQuiet]);
  return isQuiet;
}
