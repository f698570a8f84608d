import type { ReactNode } from 'react';

import { faint } from './Icon.css.ts';
import { type IconProps, SvgIcon } from './SvgIcon.tsx';

export interface SortIconProps extends IconProps {
  /** Which way the column is sorted; `none` shows that it can be. */
  readonly direction: 'ascending' | 'descending' | 'none';
}

/** How a column is sorted: the filled half points the way, and its shape differs, not only its strength. */
export function SortIcon({ direction, ...props }: SortIconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      {direction === 'descending' ? null : (
        <path
          className={direction === 'none' ? faint : undefined}
          d="M12 3.5 17.5 10h-11Z"
          fill="currentColor"
        />
      )}
      {direction === 'ascending' ? null : (
        <path
          className={direction === 'none' ? faint : undefined}
          d="M12 20.5 6.5 14h11Z"
          fill="currentColor"
        />
      )}
    </SvgIcon>
  );
}
