import { useEffect, useRef } from 'react';
import { useAnnounce } from '@mina-sidor/ui';

import { focusPageHeading } from '../../shared/focusPageHeading.ts';
import { documentTitle } from '../../shared/routeHandle.ts';
import { texts } from '../../shared/texts.ts';
import type { CheckoutStage } from './checkout.rules.ts';

/** The title of the page, and what is said after its heading, where another stage comes without another page. */
function entryOf(stage: CheckoutStage) {
  switch (stage) {
    case 'loading':
    case 'open':
      return { title: texts.pages.checkout.title, text: '' };
    case 'completed':
      return texts.checkout.completed;
    case 'cancelled':
      return texts.checkout.cancelled;
    case 'unavailable':
      // What follows is said when it is known.
      return { title: texts.checkout.unavailable.title, text: '' };
  }
}

/**
 * Gives the page the title of its stage. When a stage takes another's place focus moves to its heading, where it is
 * read: the frame or the button that had focus is gone.
 */
export function useStageEntry(stage: CheckoutStage): void {
  const announce = useAnnounce();
  const { title, text } = entryOf(stage);
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
