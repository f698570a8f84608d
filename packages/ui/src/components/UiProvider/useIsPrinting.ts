'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the browser prints: for what is longer, or has other words, on paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => {
      // The browser takes its picture of the page when the event ends.
      flushSync(() => {
        setIsPrinting(true);
      });
    };
    const end = (): void => {
      setIsPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
