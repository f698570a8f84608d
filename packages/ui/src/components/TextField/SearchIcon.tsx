import type { ReactNode } from 'react';

import { SvgIcon } from '../Icon/SvgIcon.tsx';

/** A magnifier, for a search field. */
export function SearchIcon(): ReactNode {
  return (
    <SvgIcon>
      <path d="M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5 20 20" />
    </SvgIcon>
  );
}
