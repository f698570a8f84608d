import { useEffect, useLayoutEffect, useRef } from 'react';

import { holdFocusOnHeading } from './focusPageHeading.ts';

/**
 * Hands focus on to the page's heading when this part of the page leaves and takes with it what had focus. Who had focus
 * nowhere keeps it there: nothing has been lost.
 */
export function useFocusHandedOn(): void {
  const hadFocus = useRef(false);

  // Before the part leaves the document, when what has focus in it still has it.
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
