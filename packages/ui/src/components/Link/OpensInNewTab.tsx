import type { ReactNode } from 'react';

import { useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/**
 * Said after a link's words, so that nobody is surprised by a new tab (WCAG technique G201). The caller puts the space
 * before it: inside, some readers trim it away.
 */
export function OpensInNewTab(): ReactNode {
  return <VisuallyHidden>({useUiTexts().opensInNewTab})</VisuallyHidden>;
}
