import type { ReactNode } from 'react';

import { type IconProps, SvgIcon } from '../Icon/SvgIcon.tsx';

/** A paper clip, for attaching files. */
export function ClipIcon({ size }: IconProps): ReactNode {
  return (
    <SvgIcon size={size}>
      <path d="m20 11-8.5 8.5a5.3 5.3 0 0 1-7.5-7.5l8.7-8.7a3.5 3.5 0 0 1 5 5l-8.6 8.6a1.8 1.8 0 0 1-2.5-2.5L14.5 6.5" />
    </SvgIcon>
  );
}
