import { useEffect, useLayoutEffect, useRef } from 'react';

import { holdFocusOnHeading } from './focusPageHeading.ts';

/**
 * Moves focus to the page's heading when this component unmounts and takes the focused element with it. Does nothing
 * when no element had focus.
 */
export function useFocusHeadingOnUnmount(): void {
  const hadFocus = useRef(false);

  // Layout effects clean up before the elements are removed, so `activeElement` is still the focused one.
  useLayoutEffect(
    () => () => {
      hadFocus.current = document.activeElement !== document.body;
    },
    [],
  );

  useEffect(
    () => () => {
      if (hadFocus.current && document.activeElement === document.body) holdFocusOnHeading();
    },
    [],
  );
}
