import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { focusMainWhenLost, holdFocusOnHeading } from './focusPageHeading.ts';

interface FocusOnChange {
  /** Selects the heading; the page's, if not given. */
  readonly heading?: string;
  /** Called when focus has moved to the heading of another part, once for each change. */
  readonly onReached?: () => void;
}

/**
 * Moves focus to a heading when another part shows, since the element that had focus has gone with the part before.
 *
 * @param shown identifies the part that shows
 */
export function useFocusHeadingOnChange(
  shown: string,
  { heading, onReached }: FocusOnChange = {},
): void {
  const before = useRef(shown);
  const reached = useEffectEvent(() => onReached?.());

  useLayoutEffect(() => {
    if (before.current !== shown) focusMainWhenLost();
  }, [shown]);

  useEffect(() => {
    if (before.current === shown) return undefined;
    before.current = shown;
    return holdFocusOnHeading(heading, () => reached());
  }, [shown, heading]);
}
