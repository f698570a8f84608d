import type { ReactNode } from 'react';

import { unbroken } from '../../private/unbroken.tsx';
import { Heading } from '../Heading/index.ts';
import { content, emptyState } from './EmptyState.css.ts';

export type EmptyStateProps = {
  /** Says that there is nothing, and why, or what will appear here. */
  readonly children: ReactNode;
  /** A link or a button for what the user can do instead. */
  readonly action?: ReactNode;
} & (
  | {
      /** A short title above the text. */
      readonly title: string;
      /** Heading level of the title. */
      readonly headingLevel: 2 | 3 | 4;
    }
  | { readonly title?: undefined; readonly headingLevel?: undefined }
);

/** Shown instead of an empty list. */
export function EmptyState({
  children,
  action,
  title,
  headingLevel,
  ...given
}: EmptyStateProps): ReactNode {
  return (
    <div {...given} className={emptyState}>
      {title === undefined ? null : (
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
      )}
      <div className={content}>{unbroken(children)}</div>
      {action}
    </div>
  );
}
