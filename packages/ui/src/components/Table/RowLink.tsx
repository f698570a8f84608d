import type { ReactNode } from 'react';

import { Anchor } from '../Link/Anchor.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { rowLink } from './RowLink.css.ts';

export interface RowLinkProps {
  /** Where it leads. */
  readonly href: string;
  /** The label: what can be done there, in a word. */
  readonly children: string;
  /** Read after the label: which row it is about, because every row has the same label. */
  readonly context: string;
}

/**
 * The way on from a row of a `Table`, for a column with `onPhone: 'state'`: a button in the table form, a link with an
 * arrow in a card. It has a target of its own above that of the card.
 */
export function RowLink({ href, children, context, ...given }: RowLinkProps): ReactNode {
  return (
    <Anchor {...given} className={rowLink} href={href} isExternal={false}>
      {children} <span className={hidden}>{context}</span>
    </Anchor>
  );
}
