import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Layout.css.ts';
import type { Space } from './Stack.tsx';

export interface InlineProps {
  /**
   * Space between the parts, and between lines when they wrap.
   * @default 'x12'
   */
  readonly gap?: Space | undefined;
  /**
   * How parts of different height stand beside one another.
   * @default 'center'
   */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /**
   * Where the parts lie on a line that has room left.
   * @default 'start'
   */
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** What follows one another on a line. */
  readonly children: ReactNode;
}

/** Parts beside one another. They wrap when the line is full, so that nothing is cut off at 320 px. */
export function Inline({
  gap = 'x12',
  align = 'center',
  justify = 'start',
  children,
}: InlineProps): ReactNode {
  return (
    <div
      className={classNames(
        styles.inline,
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
      )}
    >
      {children}
    </div>
  );
}
