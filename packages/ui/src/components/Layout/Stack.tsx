import type { ReactNode, RefCallback } from 'react';

import { classNames } from '../../private/classNames.ts';
import type { vars } from '../../theme/contract.css.ts';
import * as styles from './Layout.css.ts';

/** A step of the theme's space scale. */
export type Space = keyof typeof vars.space;

export interface StackProps {
  /**
   * Space between the children.
   * @default 'x16'
   */
  readonly gap?: Space | undefined;
  /**
   * `stretch` makes the children as wide as the stack, `start` as wide as their content: for buttons.
   * @default 'stretch'
   */
  readonly align?: 'stretch' | 'start' | 'center' | undefined;
  /**
   * The HTML element of the stack. With `ul` or `ol` every child must be an `li`.
   * @default 'div'
   */
  readonly as?: 'div' | 'section' | 'article' | 'form' | 'ul' | 'ol' | 'li' | undefined;
  /** For `useShowMore`, whose list of rows the stack may be. */
  readonly ref?: RefCallback<HTMLElement> | undefined;
  /** The children, from top to bottom. */
  readonly children: ReactNode;
}

/** Places its children below one another with even space between them. */
export function Stack({
  gap = 'x16',
  align = 'stretch',
  as: Element = 'div',
  ref,
  children,
  ...given
}: StackProps): ReactNode {
  return (
    <Element
      {...given}
      ref={ref}
      className={classNames(
        styles.stack,
        styles.space[gap],
        align !== 'stretch' && styles.align[align],
      )}
      // Safari does not announce a list without markers as a list.
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}
