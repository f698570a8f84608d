'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Room between the heading and the message below it, in pixels. */
const gap = 12;

interface Thread {
  readonly thread: RefObject<HTMLElement | null>;
  readonly header: RefObject<HTMLElement | null>;
  readonly log: RefObject<HTMLElement | null>;
}

/**
 * Scrolls to where the user begins to read, once, when the user has opened the conversation, unless all of it from there
 * to the reply field is in view. When the user closes it, its heading stays in view. Focus stays on the
 * heading. Returns the function to call at the press.
 */
export function useOpening({ thread, header, log }: Thread, isOpen: boolean): () => void {
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    const whole = thread.current;
    if (!isPressed.current || whole === null) return;
    isPressed.current = false;
    const place = whole.getBoundingClientRect();
    if (!isOpen) {
      if (place.top < 0) scroll(place.top);
      return;
    }
    const covered = header.current?.offsetHeight ?? 0;
    const start = startIn(log.current);
    const top = start === null ? place.top : start.getBoundingClientRect().top - covered;
    const field = whole.querySelector('textarea')?.getBoundingClientRect().bottom ?? place.bottom;
    if (top < 0 || field > window.innerHeight) scroll(start === null ? top : top - gap);
  }, [isOpen, thread, header, log]);

  return () => {
    isPressed.current = true;
  };
}

/** The message for context before the first unread one, or the newest. Without anything above it, the heading comes first. */
function startIn(log: HTMLElement | null): Element | null {
  const first = log?.firstElementChild;
  const context = log?.querySelector(':scope > ol')?.lastElementChild;
  if (first?.localName !== 'ol' || context === first.firstElementChild) return null;
  return context ?? null;
}

function scroll(top: number): void {
  window.scrollBy({ top, behavior: 'instant' });
}
