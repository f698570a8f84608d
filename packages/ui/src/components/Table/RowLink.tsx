'use client';

import type { MouseEvent, ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { useAnchor } from '../Link/Anchor.tsx';
import { quiet, rowLink } from './RowLink.css.ts';

export interface RowLinkProps {
  /** Where it leads. */
  readonly href: string;
  /** The label: what can be done there, in a word. */
  readonly children: string;
  /** Read after the label: which row it is about, because every row has the same label. */
  readonly context: string;
  /**
   * `quiet` is a plain link without an arrow: for something that few users do.
   * @default 'primary'
   */
  readonly variant?: 'primary' | 'quiet' | undefined;
  /** Called when the link is followed. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/**
 * The way on from a row of a `Table`, for a column with `onPhone: 'state'`: a button in the table form, a link with an
 * arrow in a card. It has a target of its own above that of the card.
 */
export function RowLink({
  children,
  context,
  variant = 'primary',
  ...attributes
}: RowLinkProps): ReactNode {
  return useAnchor({
    // A hidden element for the context would be laid out and painted apart in each row.
    'aria-label': `${children} ${context}`,
    ...attributes,
    children,
    className: classNames(rowLink, variant === 'quiet' && quiet),
  });
}
