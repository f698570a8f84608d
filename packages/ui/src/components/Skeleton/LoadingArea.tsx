'use client';

import { Fragment, type ReactNode } from 'react';

import { useLoadingWords } from '../../private/useLoadingWords.ts';
import * as styles from './LoadingArea.css.ts';
import { Skeleton } from './Skeleton.tsx';

export interface LoadingAreaProps {
  /** Whether the content is loading: `skeleton` is shown in its place. */
  readonly isLoading: boolean;
  /**
   * What is loading, announced once if it takes long, and shown above `skeleton` from the third second on. The end is announced too.
   * @default `loading` of `UiTexts`
   */
  readonly label?: string | undefined;
  /** A `Skeleton` of the content, without its first line. */
  readonly skeleton: ReactNode;
  /** The content. */
  readonly children: ReactNode;
}

/**
 * A part of the page that is filled from the server. It is busy to assistive technology until the content has loaded.
 * After 8 seconds it says that it takes longer than usual.
 */
export function LoadingArea({
  isLoading,
  label,
  skeleton,
  children,
  ...given
}: LoadingAreaProps): ReactNode {
  const words = useLoadingWords(isLoading, label);
  return (
    <div
      {...given}
      className={isLoading ? styles.loading : undefined}
      aria-busy={isLoading}
      data-state={isLoading ? 'loading' : 'ready'}
    >
      {!isLoading ? null : words === null ? (
        <div className={styles.bars}>
          <Skeleton lines={2} />
        </div>
      ) : (
        <p className={styles.words}>{words}</p>
      )}
      {/* Not one from the other: what the content begins with would move from below the words. */}
      <Fragment key={isLoading ? 'skeleton' : 'content'}>
        {isLoading ? skeleton : children}
      </Fragment>
    </div>
  );
}
