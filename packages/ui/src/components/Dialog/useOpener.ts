'use client';

import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';

/**
 * Remembers the element that opened a dialog. The returned function gives focus back to it, from the body or from the box
 * that is passed. If that element is gone, like a link in a closed menu, focus goes to `fallback`, or else to the page's
 * main part.
 */
export function useOpener(
  isOpen: boolean,
  fallback: RefObject<HTMLElement | null> | undefined,
): (box?: Element | null) => void {
  const opener = useRef<Element | null>(null);
  const pressed = useRef<Element | null>(null);

  useEffect(() => {
    if (isOpen) return undefined;
    // Safari does not focus a pressed button, so the press is remembered.
    const remember = ({ target }: Event): void => {
      pressed.current = target instanceof Element ? target.closest('button, a, [tabindex]') : null;
    };
    document.addEventListener('pointerdown', remember, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', remember, { capture: true });
    };
  }, [isOpen]);

  // An insertion effect runs before refs and effects, in which the dialog's content may take focus.
  useInsertionEffect(() => {
    if (!isOpen) return;
    const { activeElement, body } = document;
    opener.current = activeElement === body ? pressed.current : activeElement;
  }, [isOpen]);

  return (box) => {
    const { activeElement, body } = document;
    // The code that closed the dialog may already have moved focus.
    if (activeElement !== body && box?.contains(activeElement) !== true) return;
    const candidates = [opener.current, fallback?.current, document.querySelector('main')];
    for (const candidate of candidates) {
      if (candidate instanceof HTMLElement || candidate instanceof SVGElement) {
        // Radix hides the page until the box has moved out. Screen readers say nothing of focus on a hidden element.
        candidate.closest('[data-aria-hidden]')?.removeAttribute('aria-hidden');
        // Focusing the main part would scroll to its beginning, away from where the user is.
        candidate.focus({ preventScroll: candidate.matches('main') });
        if (document.activeElement === candidate) return;
      }
    }
  };
}
