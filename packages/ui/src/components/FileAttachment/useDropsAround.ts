import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Takes files that are let go beside the field but in its form: the browser would open them in place of the page, and
 * what has been written would be gone from sight.
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
      const { target, dataTransfer, type } = event;
      // The field takes its own; a locked one takes none, so that those are for the form to stop.
      if (target === input && input?.disabled === false) return;
      if (dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      if (type === 'drop') take([...dataTransfer.files]);
    };
    for (const type of ['dragover', 'drop'] as const) {
      input?.form?.addEventListener(type, onDrag, listeners);
    }
    return () => {
      listeners.abort();
    };
  }, [field]);
}
