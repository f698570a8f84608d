'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

// For what is drawn only because the browser prints: it has missed the event.
let isNow = false;

/** True while the browser prints: for what is longer, or has other words, on paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(() => isNow);
  useEffect(() => {
    const begin = (): void => {
      isNow = true;
      // The browser takes its picture of the page when the event ends.
      flushSync(() => {
        setIsPrinting(true);
      });
    };
    const end = (): void => {
      isNow = false;
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
