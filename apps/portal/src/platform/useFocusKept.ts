import { useEffect, useRef } from 'react';

import { focusPageHeading } from './focusPageHeading.ts';

/**
 * Keeps focus when a part of the page has gone or been replaced under the customer, and what had focus with it. Its
 * effect runs after those of the parts, so a message that takes focus itself keeps it.
 *
 * @param shown what is shown: another value is another part
 * @param isPending an answer is awaited, and may bring a message of its own
 */
export function useFocusKept(shown: string | boolean | null, isPending: boolean): void {
  const shownWithFocus = useRef(shown);
  useEffect(() => {
    if (isPending || shownWithFocus.current === shown) return;
    shownWithFocus.current = shown;
    if (document.activeElement === document.body) focusPageHeading();
  }, [shown, isPending]);
}
