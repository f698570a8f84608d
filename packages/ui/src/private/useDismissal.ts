'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the user dismisses what is open: with Escape, a press outside, or by moving focus away.
 *
 * Listens for Escape in the capture phase of the window, before other listeners: inside a dialog, Escape must close
 * only this, and the dialog listens at the document. A dialog of the browser closes unless the key is prevented.
 */
export function useDismissal(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  onDismiss: (by: 'escape' | 'outside', target: Node | null) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen) return undefined;

    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      dismiss('escape', null);
    }

    function onMoveOutside({ target }: Event): void {
      if (target instanceof Node && root.current?.contains(target) === false) {
        dismiss('outside', target);
      }
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
