import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import type { vars } from '../../theme/contract.css.ts';
import * as styles from './Layout.css.ts';

/** A step of the theme's space scale. */
export type Space = keyof typeof vars.space;

export interface StackProps {
  /**
   * Space between the parts.
   * @default 'x16'
   */
  readonly gap?: Space | undefined;
  /**
   * `stretch` makes parts as wide as the stack, `start` as wide as what they hold: for buttons.
   * @default 'stretch'
   */
  readonly align?: 'stretch' | 'start' | 'center' | undefined;
  /**
   * Element that holds the parts. With `ul` or `ol` every part must be an `li`.
   * @default 'div'
   */
  readonly as?: 'div' | 'section' | 'article' | 'form' | 'ul' | 'ol' | 'li' | undefined;
  /** What lies below one another. */
  readonly children: ReactNode;
}

/** Parts below one another with an even space between them. */
export function Stack({
  gap = 'x16',
  align = 'stretch',
  as: Element = 'div',
  children,
}: StackProps): ReactNode {
  return (
    <Element
      className={classNames(
        styles.stack,
        styles.gap[gap],
        align !== 'stretch' && styles.align[align],
      )}
      // Safari takes the list meaning away from a list without markers.
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}
