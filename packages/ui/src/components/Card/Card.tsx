import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** The content. Start it with a heading. */
  readonly children: ReactNode;
  /**
   * `plain` is white with a border, `brand` is for the one most important card, `info` is for what to know before anything
   * else, `positive` is for what has succeeded, `warning` is for something that does not work now, `critical` for what gets worse until the user does something,
   * `tint` for a box inside a card.
   * @default 'plain'
   */
  readonly tone?:
    | 'plain'
    | 'brand'
    | 'info'
    | 'positive'
    | 'warning'
    | 'critical'
    | 'tint'
    | undefined;
  /**
   * Space between the card's border and its content. `list` is for a card that starts with a `DescriptionList`, whose
   * rows have space of their own.
   * @default 'medium'
   */
  readonly padding?: 'medium' | 'large' | 'list' | undefined;
  /**
   * Adds a shadow.
   * @default false
   */
  readonly isRaised?: boolean | undefined;
  /**
   * The HTML element of the card.
   * @default 'div'
   */
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /**
   * In windows under 768 px only its content shows, without edge and space: for a `Table` whose rows are cards there.
   * @default false
   */
  readonly isOpenWhenNarrow?: boolean | undefined;
  /** Keeps a minimum height in wide windows, so that the page does not jump when the content changes. */
  readonly minHeight?: 'loginArea' | undefined;
}

/** A box around content that belongs together. */
export function Card({
  children,
  tone = 'plain',
  padding = 'medium',
  isRaised = false,
  isOpenWhenNarrow = false,
  as: Element = 'div',
  minHeight,
  ...given
}: CardProps): ReactNode {
  return (
    <Element
      {...given}
      className={classNames(
        styles.card,
        styles.tone[tone],
        styles.padding[padding],
        isRaised && styles.raised,
        isOpenWhenNarrow && styles.openWhenNarrow,
        minHeight && styles.minHeight[minHeight],
      )}
      data-tone={tone}
    >
      {children}
    </Element>
  );
}
