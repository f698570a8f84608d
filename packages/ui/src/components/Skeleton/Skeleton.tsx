import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * What comes: lines of text, a row of a table, an amount or a card.
   * @default 'text'
   */
  readonly height?: 'text' | 'row' | 'amount' | 'card' | undefined;
  /**
   * Lines in each block, for a text of several lines.
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
 * `LoadingArea` around it says that the part is busy, and what is waited for.
 */
export function Skeleton({ height = 'text', lines = 1, count = 1 }: SkeletonProps): ReactNode {
  return (
    <div aria-hidden="true" className={classNames(styles.skeleton, styles.screenOnly)}>
      {Array.from({ length: count }, (_block, block) => (
        <div key={block}>
          {Array.from({ length: lines }, (_line, line) => (
            <div className={height === 'text' ? styles.line : undefined} key={line}>
              <div
                className={classNames(
                  styles.bar,
                  styles.height[height],
                  lines > 1 && line === lines - 1 && styles.last,
                )}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
