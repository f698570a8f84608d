import type { ReactNode } from 'react';

import { content, emptyState } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Says that there is nothing, and why or what would come here. */
  readonly children: ReactNode;
  /** What one can do instead. */
  readonly action?: ReactNode;
}

/** Stands where a list would be when the list is empty. */
export function EmptyState({ children, action }: EmptyStateProps): ReactNode {
  return (
    <div className={emptyState}>
      <div className={content}>{children}</div>
      {action}
    </div>
  );
}
