import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /**
   * Size against the text beside it: `small` as the letters, `medium` a little larger, `large` for tiles.
   * @default 'medium'
   */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** Icons are decoration: the words beside them carry the meaning, so assistive technology skips them. */
export function SvgIcon({
  size = 'medium',
  children,
}: IconProps & { readonly children: ReactNode }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.icon, styles.size[size])}
      focusable="false"
      viewBox="0 0 24 24"
    >
      {children}
    </svg>
  );
}
