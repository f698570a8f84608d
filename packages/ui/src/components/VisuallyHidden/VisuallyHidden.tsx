import type { ReactNode } from 'react';

import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /**
   * The HTML element of the text.
   * @default 'span'
   */
  readonly as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | undefined;
  /** The text, which is read but not visible. */
  readonly children: ReactNode;
}

/** Text for assistive technology only: what others see from position, colour or an icon. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
  ...given
}: VisuallyHiddenProps): ReactNode {
  return (
    <Element {...given} className={hidden}>
      {children}
    </Element>
  );
}
