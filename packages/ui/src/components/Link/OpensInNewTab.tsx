import { type ReactNode, useContext } from 'react';

import { ForeignWords } from '../../private/foreignWords.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/**
 * Said after a link's words, so that nobody is surprised by a new tab (WCAG technique G201). The caller puts the space
 * before it: inside, some readers trim it away.
 */
export function OpensInNewTab(): ReactNode {
  const { opensInNewTab } = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  const words = <VisuallyHidden>({opensInNewTab})</VisuallyHidden>;
  return useContext(ForeignWords) ? <span lang={locale}>{words}</span> : words;
}
