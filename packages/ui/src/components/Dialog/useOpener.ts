import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Remembers what opened a dialog; the answered function gives focus back to it. The opener may have left the page
 * meanwhile, as a menu's link does; focus then goes to `fallback`, or else to the page's main part.
 */
export function useOpener(
  isOpen: boolean,
  fallback: RefObject<HTMLElement | null> | undefined,
): () => void {
  const opener = useRef<Element | null>(null);
  const pressed = useRef<Element | null>(null);

  useEffect(() => {
    if (isOpen) return undefined;
    // Safari gives a button that is pressed no focus, so the press itself must be remembered.
    const remember = ({ target }: Event): void => {
      pressed.current = target instanceof Element ? target.closest('button, a, [tabindex]') : null;
    };
    document.addEventListener('pointerdown', remember, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', remember, { capture: true });
    };
  }, [isOpen]);

  // Before the effects, in which the dialog takes the focus.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { activeElement, body } = document;
    opener.current = activeElement === body ? pressed.current : activeElement;
  }, [isOpen]);

  return () => {
    // Whoever closed the dialog may have led the reader on already.
    if (document.activeElement !== document.body) return;
    const candidates = [opener.current, fallback?.current, document.querySelector('main')];
    for (const candidate of candidates) {
      if (candidate instanceof HTMLElement || candidate instanceof SVGElement) {
        // Its beginning may lie above what the reader looks at.
        candidate.focus({ preventScroll: candidate.matches('main') });
        if (document.activeElement === candidate) return;
      }
    }
  };
}
