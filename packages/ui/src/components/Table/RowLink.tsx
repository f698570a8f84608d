'use client';

import type { ReactNode } from 'react';

import { useAnchor } from '../Link/Anchor.tsx';
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
export function RowLink({ children, context, ...attributes }: RowLinkProps): ReactNode {
  return useAnchor({
    // A hidden element for the context would be laid out and painted apart in each row.
    'aria-label': `${children} ${context}`,
    ...attributes,
    children,
    className: rowLink,
  });
}
