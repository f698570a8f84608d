import type { ReactNode } from 'react';

import { LoadingWords } from '../../private/LoadingWords.tsx';
import * as styles from './LoadingArea.css.ts';

export interface LoadingAreaProps {
  /** Whether the content is loading: `skeleton` is shown in its place. */
  readonly isLoading: boolean;
  /**
   * What is loading, announced once if it takes long, and shown from the third second on. The end is announced too.
   * @default `loading` of `UiTexts`
   */
  readonly label?: string | undefined;
  /** A `Skeleton` as high as the content. */
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
  return (
    <div
      {...given}
      className={styles.area}
      aria-busy={isLoading}
      data-state={isLoading ? 'loading' : 'ready'}
    >
      <LoadingWords isLoading={isLoading} label={label} />
      {isLoading ? skeleton : children}
    </div>
  );
}
