'use client';

import { type ReactNode, useContext } from 'react';

import { ForeignWords } from '../../private/foreignWords.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/**
 * Read after a link's label, so that nobody is surprised by a new tab (WCAG technique G201). The caller adds the space
 * before it, because some screen readers trim leading spaces.
 */
export function OpensInNewTab(): ReactNode {
  const { opensInNewTab } = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  const words = <VisuallyHidden>({opensInNewTab})</VisuallyHidden>;
  return useContext(ForeignWords) ? <span lang={locale}>{words}</span> : words;
}
