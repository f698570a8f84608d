'use client';

import { useEffect, useRef } from 'react';

import { useAnnounce } from '../components/UiProvider/contexts.ts';
import { durations } from '../theme/tokens.ts';
import { unmarked } from './unbroken.tsx';

/**
 * Announces the error of a field once when it appears: at once when focus is elsewhere, and after a pause while
 * somebody types in the field. It stays silent where focus reads the error: an error summary that lists it, or the field
 * itself when focus has just moved there.
 *
 * @param id of the field's control
 * @param error in words; undefined without one
 * @returns for the `onFocus` of an element around the control
 */
export function useErrorAnnounced(id: string, error: string | undefined): () => void {
  const announce = useAnnounce();
  const told = useRef(error);
  const focusedAt = useRef(0);

  useEffect(() => {
    if (error === undefined || error === told.current) {
      told.current = error;
      return undefined;
    }
    const hasFocus = document.activeElement?.id === id;
    const isReadByFocus =
      (hasFocus && performance.now() - focusedAt.current < durations.focusReading) ||
      isListedInFocus(id);
    const timer = setTimeout(
      () => {
        told.current = error;
        if (!isReadByFocus && !isListedInFocus(id)) announce(unmarked(error));
      },
      hasFocus ? durations.counter : 0,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [id, error, announce]);

  return () => {
    focusedAt.current = performance.now();
  };
}

/** Whether focus is on an error summary with a link to the field. */
function isListedInFocus(id: string): boolean {
  const focused = document.activeElement;
  // Not a selector with the id: browsers of tests lack `CSS.escape`.
  return [...(focused?.querySelectorAll('a') ?? [])].some(
    (link) => link.getAttribute('href') === `#${id}` && link.closest('[tabindex="-1"]') === focused,
  );
}
