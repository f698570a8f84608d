import type { ReactNode } from 'react';

import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** `id` of the part to jump to. It needs `tabIndex` -1 unless it takes focus by itself. */
  readonly targetId: string;
  readonly children: ReactNode;
}

/** First on the page, seen only with focus: jumps over the header to the page's own content. */
export function SkipLink({ targetId, children }: SkipLinkProps): ReactNode {
  return (
    <a
      className={skipLink}
      href={`#${targetId}`}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (target === null) return;
        // The address would gain a `#…`, which the router takes for a move to another place.
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
