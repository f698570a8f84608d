import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Badge.css.ts';
import { badgeGlyph } from './badgeGlyph.ts';

export interface BadgeProps {
  /** The number of new items. Nothing is shown at zero; above nine an exclamation mark is shown. */
  readonly count: number;
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
export function Badge({ count, label, size = 'medium', ...given }: BadgeProps): ReactNode {
  const glyph = badgeGlyph(count);
  if (glyph === null) return null;
  return (
    <span {...given} className={classNames(styles.badge, styles.size[size])}>
      <span aria-hidden="true">{glyph}</span>
      {label === undefined ? null : <span className={hidden}>{label}</span>}
    </span>
  );
}
