'use client';

import { useEffect, useState } from 'react';

/**
 * Whether the reason of a button does not describe it yet: it came when the button's action ended, and focus has not moved
 * since. In Chromium, Orca would read it as news, before the result of the action.
 */
export function useQuietReason(isUnavailable: boolean, isPending: boolean): boolean {
  const [state, setState] = useState({ isPending, isQuiet: false });
  if (state.isPending !== isPending) setState({ isPending, isQuiet: isUnavailable && !isPending });
  const { isQuiet } = state;
  useEffect(() => {
    if (!isQuiet) return undefined;
    const describe = (): void => {
      setState((before) => ({ ...before, isQuiet: false }));
    };
    document.addEventListener('focusin', describe, { once: true });
    return () => {
      document.removeEventListener('focusin', describe);
    };
  }, [isQuiet]);
  return isQuiet && isUnavailable;
}
