import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Layout.css.ts';
import type { Space } from './Stack.tsx';

export interface InlineProps {
  /**
   * Space between the children, and between lines when they wrap.
   * @default 'x12'
   */
  readonly gap?: Space | undefined;
  /**
   * Vertical alignment of children with different heights.
   * @default 'center'
   */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /**
   * Horizontal alignment on a line with free space.
   * @default 'start'
   */
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** The children, in order. */
  readonly children: ReactNode;
}

/** Places its children next to one another. They wrap when the line is full, so that nothing is cut off at 320 px. */
export function Inline({
  gap = 'x12',
  align = 'center',
  justify = 'start',
  children,
  ...given
}: InlineProps): ReactNode {
  return (
    <div
      {...given}
      className={classNames(
        styles.inline,
        styles.space[gap],
        styles.align[align],
        styles.justify[justify],
      )}
    >
      {children}
    </div>
  );
}
