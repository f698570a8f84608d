'use client';

import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the reason with this id does not describe the focused button yet: it came when the button's action ended, and
 * focus has not left the button since. In Chromium, Orca would read it as news, before the result of the action.
 */
export function useQuietReason(id: string, isUnavailable: boolean, isPending: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  const wasPending = useRef(isPending);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const hasEnded = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (!hasEnded || !isUnavailable) return;
    if (activeElement?.getAttribute('aria-describedby') !== id) return;
    setIsQuiet(true);
    const describe = (): void => {
      setIsQuiet(false);
    };
    activeElement.addEventListener('blur', describe, { once: true });
  }, [id, isUnavailable, isPending]);
  return isQuiet && isUnavailable;
}
