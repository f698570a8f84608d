import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls when the reader is done with what is open: by Escape, by a press outside, or by moving focus on.
 *
 * Escape is listened to at the window on its way down, before anything else hears of it: inside a dialog it must close
 * this alone, and the dialog listens at the document.
 */
export function useDismissal(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  onDismiss: (by: 'escape' | 'outside') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen) return undefined;

    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      dismiss('escape');
    }

    function onMoveOutside({ target }: Event): void {
      if (target instanceof Node && root.current?.contains(target) === false) dismiss('outside');
    }

    globalThis.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onMoveOutside, true);
    document.addEventListener('focusin', onMoveOutside, true);
    return () => {
      globalThis.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onMoveOutside, true);
      document.removeEventListener('focusin', onMoveOutside, true);
    };
  }, [isOpen, root]);
}
