import { useEffect, useRef } from 'react';

import { focusPageHeading } from './focusPageHeading.ts';

/**
 * Moves focus to the page's heading when the focused element was removed or replaced. The effect runs after those of
 * its children, so a message that takes focus itself keeps it.
 *
 * @param shown identifies the part that shows: a new value means a new part
 * @param isPending an answer is awaited, which may bring a message with focus of its own
 */
export function useFocusHeadingWhenLost(
  shown: string | number | boolean | null,
  isPending: boolean,
): void {
  const shownWithFocus = useRef(shown);
  useEffect(() => {
    if (isPending || shownWithFocus.current === shown) return;
    shownWithFocus.current = shown;
    if (document.activeElement === document.body) focusPageHeading();
  }, [shown, isPending]);
}
