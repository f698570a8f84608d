import type { ReactNode } from 'react';

import { faint } from './Icon.css.ts';
import { type IconProps, SvgIcon } from './SvgIcon.tsx';

export interface SortIconProps extends IconProps {
  /** The direction in which the column is sorted; `none` means that it can be sorted. */
  readonly direction: 'ascending' | 'descending' | 'none';
}

const up = 'M12 3.5 17.5 10h-11Z';
const down = 'M12 20.5 6.5 14h11Z';
const shapes = { ascending: up, descending: down, none: up + down };

/**
 * The sort order of a column: the filled half points in the direction. It also differs in shape, not only in colour.
 */
export function SortIcon({ direction, ...props }: SortIconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path
        className={direction === 'none' ? faint : undefined}
        d={shapes[direction]}
        fill="currentColor"
      />
    </SvgIcon>
  );
}
