import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** What belongs together; start it with a heading. */
  readonly children: ReactNode;
  /**
   * `plain` white with a line, `brand` for the one card that matters most, `warning` for what does not work now.
   * @default 'plain'
   */
  readonly tone?: 'plain' | 'brand' | 'warning' | undefined;
  /**
   * Room between the card's line and what it holds.
   * @default 'medium'
   */
  readonly padding?: 'medium' | 'large' | undefined;
  /**
   * Lies visibly over its ground.
   * @default false
   */
  readonly isRaised?: boolean | undefined;
  /**
   * Element that holds the card.
   * @default 'div'
   */
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /**
   * Drawn as one card with the one below or above it from 992 px, where `Columns` puts its lead and its main part
   * together. On a narrow window each is a card of its own.
   */
  readonly joined?: 'below' | 'above' | undefined;
  /** Keeps a height on wide windows, so that the page does not jump while the content changes. */
  readonly minHeight?: 'loginArea' | undefined;
}

/** A part of the page that belongs together. */
export function Card({
  children,
  tone = 'plain',
  padding = 'medium',
  isRaised = false,
  as: Element = 'div',
  joined,
  minHeight,
}: CardProps): ReactNode {
  return (
    <Element
      className={classNames(
        styles.card,
        styles.tone[tone],
        styles.padding[padding],
        isRaised && styles.raised,
        joined && styles.joined[joined],
        minHeight && styles.minHeight[minHeight],
      )}
      data-tone={tone}
    >
      {children}
    </Element>
  );
}
