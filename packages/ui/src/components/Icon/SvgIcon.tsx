import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /**
   * Size relative to the text: `small` is as high as the letters, `medium` a little higher, `large` is for tiles.
   * @default 'medium'
   */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** Icons are decoration: the text next to them has the meaning, so assistive technology skips them. */
export function SvgIcon({
  size = 'medium',
  children,
  ...given
}: IconProps & { readonly children: ReactNode }): ReactNode {
  return (
    <svg
      {...given}
      aria-hidden="true"
      className={classNames(styles.icon, styles.size[size])}
      focusable="false"
      viewBox="0 0 24 24"
    >
      {children}
    </svg>
  );
}
