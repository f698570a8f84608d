'use client';

import { useEffect, useState } from 'react';

/**
 * Whether the reason of a button does not describe it yet: the button's action has ended, the form is as it was in the
 * beginning, and focus has not moved since. In Chromium, Orca would read the reason as news, before the result. Another
 * reason is news.
 */
export function useQuietReason(reason: string | undefined, isPending: boolean): boolean {
  const [first] = useState(reason);
  const [wasPending, setWasPending] = useState(isPending);
  const [isQuiet, setIsQuiet] = useState(false);
  if (wasPending !== isPending) {
    setWasPending(isPending);
    setIsQuiet(wasPending && reason !== undefined && reason === first);
  }
  useEffect(() => {
    if (isQuiet) document.addEventListener('focusin', () => setIsQuiet(false), { once: true });
  }, [isQuiet]);
  return isQuiet;
}
