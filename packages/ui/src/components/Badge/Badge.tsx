import { type ReactNode, useEffect, useRef } from 'react';

import { classNames } from '../../private/classNames.ts';
import { useAnnounce } from '../UiProvider/contexts.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Badge.css.ts';
import { badgeGlyph } from './badgeGlyph.ts';

export interface BadgeProps {
  /** The number of new items. Nothing is shown at zero; above nine an exclamation mark is shown. */
  readonly count: number;
  /** The full message, which screen readers read instead of the number: `2 olästa meddelanden`. */
  readonly label: string;
  /**
   * How large the badge is: `small` in running text, `medium` in navigation, `large` on a card.
   * @default 'medium'
   */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Announces the label when the count rises while the page is open. Set it on only one of the badges that show the
   * same count.
   * @default false
   */
  readonly isAnnounced?: boolean | undefined;
}

/** Shows how many items are new. Place it next to the words it belongs to, inside their link. */
export function Badge({
  count,
  label,
  size = 'medium',
  isAnnounced = false,
}: BadgeProps): ReactNode {
  const announce = useAnnounce();
  const lastCount = useRef(count);
  useEffect(() => {
    // Only a rise is announced. The count falls when the user has read something, which the user knows.
    if (isAnnounced && count > lastCount.current) announce(label);
    lastCount.current = count;
  }, [count, label, isAnnounced, announce]);

  const glyph = badgeGlyph(count);
  if (glyph === null) return null;
  return (
    <span className={classNames(styles.badge, styles.size[size])}>
      <span aria-hidden="true">{glyph}</span>
      <span className={hidden}>{label}</span>
    </span>
  );
}
