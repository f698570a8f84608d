import { useEffect, useRef } from 'react';
import { useAnnounce } from '@mina-sidor/ui';

import { useFocusHeadingOnChange } from '../platform/useFocusHeadingOnChange.ts';
import { documentTitle } from '../documentTitle.ts';

interface StageEntry {
  readonly title: string;
  /** Announced after the heading. Empty when the stage announces its text itself. */
  readonly text: string;
}

/**
 * Sets the document title to the stage's title. When the stage changes, moves focus to the new heading, which a
 * screen reader then reads: the element that had focus is gone.
 */
export function useStageEntry({ title, text }: StageEntry): void {
  const announce = useAnnounce();
  const previousTitle = useRef(title);

  useFocusHeadingOnChange(title, {
    onReached: () => {
      if (text !== '') announce(text);
    },
  });

  useEffect(() => {
    document.title = documentTitle(title);
    if (previousTitle.current === title) return;
    previousTitle.current = title;
    globalThis.scrollTo(0, 0);
  }, [title]);
}
