'use client';

import { type RefObject, useEffect, useRef } from 'react';

import { useAnnounce } from '../components/UiProvider/index.ts';

/** How something is announced when it appears: not at all, after the current speech, or at once. */
export type Announcement = 'none' | 'status' | 'alert';

/** The words of what is taken away with its whole page. */
const leaving = new Set<string>();

interface Last {
  readonly element: Element | null;
  readonly words: string;
  readonly isReloading: boolean;
}

/**
 * Announces the words of the element when it appears, when they change, and when a reload has ended and it is still
 * there. They are said by the provider's live regions, which are always in the page: Firefox does not announce a
 * `role="alert"` that is inserted while focus moves. What is drawn anew only because the whole page is, is not said
 * again.
 */
export function useAnnounced(
  said: RefObject<Element | null>,
  announcement: Announcement,
  isReloading = false,
): void {
  const announce = useAnnounce();
  const last = useRef<Last>({ element: null, words: '', isReloading });

  useEffect(() => {
    const hasFailedAgain = last.current.isReloading && !isReloading;
    const words = said.current === null ? '' : wordsOf(said.current);
    const isNew = announcement !== 'none' && words !== last.current.words && !leaving.delete(words);
    last.current = { element: said.current, words, isReloading };
    if (isNew || hasFailedAgain)
      announce(words, announcement === 'status' ? 'polite' : 'assertive');
  });

  useEffect(
    () => () => {
      const { element, words } = last.current;
      // By now it is out of the document, together with all that was taken away.
      if (!element?.closest('main')) return;
      leaving.add(words);
      // What replaces it appears in the same task.
      queueMicrotask(() => leaving.delete(words));
    },
    [],
  );
}

/** The words of each part as sentences, without what is hidden from screen readers. */
function wordsOf(element: Element): string {
  const parts = [...element.children].map((part) => {
    const copy = part.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent.replaceAll(/\s+/gu, ' ').trim();
  });
  return parts.filter(Boolean).reduce(asSentence, '');
}

function asSentence(before: string, next: string): string {
  if (before === '') return next;
  return `${before}${/[.!?]$/u.test(before) ? '' : '.'} ${next}`;
}
