import { type RefObject, useEffect } from 'react';

interface DismissOptions {
  readonly isOpen: boolean;
  /** Presses inside this element do not dismiss. */
  readonly insideRef: RefObject<HTMLElement | null>;
  /** Called by a press outside. */
  readonly onPressOutside: () => void;
  /** Called by Escape. */
  readonly onEscape: () => void;
}

/** Tells when the reader turns away from something open: a press outside it, or Escape. */
export function useDismiss({ isOpen, insideRef, onPressOutside, onEscape }: DismissOptions): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    function onPointerDown(event: PointerEvent): void {
      const isInside = event.target instanceof Node && insideRef.current?.contains(event.target);
      if (isInside !== true) onPressOutside();
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape') onEscape();
    }
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, insideRef, onPressOutside, onEscape]);
}
