import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Badge.css.ts';
import { badgeGlyph } from './badgeGlyph.ts';

export interface BadgeProps {
  /** The number of new items. Nothing is shown at zero. */
  readonly count: number;
  /**
   * The highest number that is shown. From the next one on it is shown with a plus: `9+`. The label keeps the whole count.
   * @default none: an exclamation mark is shown above nine
   */
  readonly max?: number | undefined;
  /**
   * The full message, which screen readers read instead of the number: `2 olästa meddelanden`. Without it they read
   * nothing: leave it out where the page says the same in words.
   */
  readonly label?: string | undefined;
  /**
   * How large the badge is: `small` in running text, `medium` in navigation, `large` on a card.
   * @default 'medium'
   */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** Shows how many items are new. Place it next to the words it belongs to, inside their link. */
export function Badge({ count, max, label, size = 'medium', ...given }: BadgeProps): ReactNode {
  const glyph = badgeGlyph(count, max);
  if (glyph === null) return null;
  return (
    <span {...given} className={classNames(styles.badge, styles.size[size])}>
      <span aria-hidden="true">{glyph}</span>
      {label === undefined ? null : <span className={hidden}>{label}</span>}
    </span>
  );
}
