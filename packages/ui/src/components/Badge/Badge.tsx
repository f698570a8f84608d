import { type ReactNode, useEffect, useRef } from 'react';

import { classNames } from '../../private/classNames.ts';
import { useAnnounce } from '../UiProvider/contexts.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Badge.css.ts';
import { badgeGlyph } from './badgeGlyph.ts';

export interface BadgeProps {
  /** How many there are. Nothing shows at zero; above nine an exclamation mark shows. */
  readonly count: number;
  /** The whole of it in words, read instead of the number: `2 olästa meddelanden`. */
  readonly label: string;
  /**
   * How large the badge is: `small` in running text, `medium` in navigation, `large` on a card.
   * @default 'medium'
   */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Says the label when the count rises while the page is open. Set it on one of the badges that show the same count.
   * @default false
   */
  readonly isAnnounced?: boolean | undefined;
}

/** How much is new. Stands beside the words it belongs to, inside their link. */
export function Badge({
  count,
  label,
  size = 'medium',
  isAnnounced = false,
}: BadgeProps): ReactNode {
  const announce = useAnnounce();
  const lastCount = useRef(count);
  useEffect(() => {
    // What the reader has read makes the count fall; nobody needs to be told that.
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
