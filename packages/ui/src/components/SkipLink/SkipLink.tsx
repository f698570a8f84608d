import type { ReactNode } from 'react';

import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** `id` of the part to jump to. */
  readonly targetId: string;
  /** The words of the link: where it leads. */
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
        focusTarget(target);
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}

/** The attribute stays: taken away again, it would take the focus with it. */
function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
