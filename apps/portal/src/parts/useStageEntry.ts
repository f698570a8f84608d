import { useEffect, useRef } from 'react';
import { useAnnounce } from '@mina-sidor/ui';

import { focusPageHeading } from '../platform/focusPageHeading.ts';
import { documentTitle } from '../documentTitle.ts';

/** What a stage of a page is called, and what is said after its heading when it comes. */
interface StageEntry {
  readonly title: string;
  /** Empty where the stage says itself what follows. */
  readonly text: string;
}

/**
 * Gives the page the title of its stage. When a stage takes another's place focus moves to its heading, where it is
 * read: the form, frame or button that had focus is gone.
 */
export function useStageEntry({ title, text }: StageEntry): void {
  const announce = useAnnounce();
  const previousTitle = useRef(title);

  useEffect(() => {
    document.title = documentTitle(title);
    if (previousTitle.current === title) return;
    previousTitle.current = title;
    focusPageHeading();
    globalThis.scrollTo(0, 0);
    if (text !== '') announce(text);
  }, [title, text, announce]);
}
