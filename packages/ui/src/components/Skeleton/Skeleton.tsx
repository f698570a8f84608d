import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * The kind of content that is loading: lines of text, a row of a table, an amount or a card.
   * @default 'text'
   */
  readonly height?: 'text' | 'row' | 'amount' | 'card' | undefined;
  /**
   * Lines in each block, for a text of several lines.
   * @default 1
   */
  readonly lines?: number | undefined;
  /**
   * Number of blocks.
   * @default 1
   */
  readonly count?: number | undefined;
}

/**
 * Keeps the space of content that is loading, so that nothing jumps when it arrives. Assistive technology does not see
 * it: the `LoadingArea` around it says what is loading.
 */
export function Skeleton({
  height = 'text',
  lines = 1,
  count = 1,
  ...given
}: SkeletonProps): ReactNode {
  return (
    <div {...given} aria-hidden="true" className={classNames(styles.skeleton, styles.screenOnly)}>
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
