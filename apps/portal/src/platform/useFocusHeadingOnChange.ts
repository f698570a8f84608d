import { useEffect, useLayoutEffect, useRef } from 'react';

import { focusMainWhenLost, holdFocusOnHeading } from './focusPageHeading.ts';

/**
 * Moves focus to a heading when another part shows, since the element that had focus has gone with the part before.
 *
 * @param shown identifies the part that shows
 * @param heading selects the heading; the page's, if not given
 */
export function useFocusHeadingOnChange(shown: string, heading?: string): void {
  const before = useRef(shown);

  useLayoutEffect(() => {
    if (before.current !== shown) focusMainWhenLost();
  }, [shown]);

  useEffect(() => {
    if (before.current === shown) return undefined;
    before.current = shown;
    return holdFocusOnHeading(heading);
  }, [shown, heading]);
}
