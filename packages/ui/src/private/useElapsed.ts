'use client';

import { useEffect, useState } from 'react';

/** Whether something has lasted for this many milliseconds. */
export function useElapsed(isOn: boolean, milliseconds: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => {
      setHasElapsed(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [isOn, milliseconds]);
  return hasElapsed;
}
