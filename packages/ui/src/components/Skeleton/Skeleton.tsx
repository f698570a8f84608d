import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * What comes: a line of text, a row of a table, an amount or a card.
   * @default 'text'
   */
  readonly height?: 'text' | 'row' | 'amount' | 'card' | undefined;
  /**
   * Bars in each block, for a text of several lines.
   * @default 1
   */
  readonly lines?: number | undefined;
  /**
   * How many blocks come.
   * @default 1
   */
  readonly count?: number | undefined;
}

/**
 * Keeps the place of what is loading, so that nothing jumps when it comes. Assistive technology does not see it:
 * the part around it says `aria-busy`, and a `Loader` says what is waited for.
 */
export function Skeleton({ height = 'text', lines = 1, count = 1 }: SkeletonProps): ReactNode {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {Array.from({ length: count }, (_block, block) => (
        <div className={styles.block} key={block}>
          {Array.from({ length: lines }, (_line, line) => (
            <div
              className={classNames(
                styles.bar,
                styles.height[height],
                lines > 1 && line === lines - 1 && styles.last,
              )}
              key={line}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
