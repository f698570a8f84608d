import type { ReactNode } from 'react';

import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /**
   * Element that holds the text.
   * @default 'span'
   */
  readonly as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | undefined;
  /** Read aloud, not seen. */
  readonly children: ReactNode;
}

/** Text for assistive technology alone: what the eye gets from position, colour or an icon. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps): ReactNode {
  return <Element className={hidden}>{children}</Element>;
}
