import type { ReactNode } from 'react';

import { Heading } from '../Heading/index.ts';
import { content, emptyState } from './EmptyState.css.ts';

export type EmptyStateProps = {
  /** Says that there is nothing, and why or what would come here. */
  readonly children: ReactNode;
  /** What one can do instead: a link or a button. */
  readonly action?: ReactNode;
} & (
  | {
      /** Says it in a few words, above. */
      readonly title: string;
      /** Place of the title in the page's outline. */
      readonly headingLevel: 2 | 3 | 4;
    }
  | { readonly title?: undefined; readonly headingLevel?: undefined }
);

/** Stands where a list would be when the list is empty. */
export function EmptyState({ children, action, title, headingLevel }: EmptyStateProps): ReactNode {
  return (
    <div className={emptyState}>
      {title === undefined ? null : (
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
      )}
      <div className={content}>{children}</div>
      {action}
    </div>
  );
}
