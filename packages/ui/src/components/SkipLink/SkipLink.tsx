'use client';

import type { ReactNode } from 'react';

import { bringIntoView } from '../../private/bringIntoView.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The `id` of the element to jump to. */
  readonly targetId: string;
  /** Label of the link: where it leads. */
  readonly children: ReactNode;
}

/** The first link of the page, visible only with focus. It jumps over the header to the page's content. */
export function SkipLink({ targetId, children, ...given }: SkipLinkProps): ReactNode {
  return (
    <a
      {...given}
      className={skipLink}
      href={`#${targetId}`}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (target === null) return;
        // Otherwise the address would get a `#…`, which the router treats as navigation.
        event.preventDefault();
        focusTarget(target);
        bringIntoView(target);
      }}
    >
      {children}
    </a>
  );
}

/** The `tabIndex` must stay: removing it would also remove the focus. */
function focusTarget(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
