'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Accepts files that are dropped next to the field but inside its form. Otherwise the browser would open them in place
 * of the page, and the text that the user has written would be lost.
 */
export function useDropsAround(
  field: RefObject<HTMLInputElement | null>,
  onFiles: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const input = field.current;
    const listeners = new AbortController();
    const onDrag = (event: DragEvent): void => {
      const { target, dataTransfer, type, defaultPrevented } = event;
      // Each field handles drops on itself.
      if (target instanceof Element && target.matches('[type="file"]:enabled')) return;
      if (dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      // Beside several fields, the first has taken them.
      if (type === 'drop' && !defaultPrevented) take([...dataTransfer.files]);
    };
    for (const type of ['dragover', 'drop'] as const) {
      input?.form?.addEventListener(type, onDrag, listeners);
    }
    return () => {
      listeners.abort();
    };
  }, [field]);
}
