import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as layout from '../Layout/Layout.css.ts';
import * as styles from './LinkCardGroup.css.ts';

export interface LinkCardGroupProps {
  /** `LinkCard`s. */
  readonly children: ReactNode;
}

/** Plain cards of equal rank: three columns from 768 px, one card with a row for each of them in narrower windows. */
export function LinkCardGroup({ children, ...given }: LinkCardGroupProps): ReactNode {
  return (
    <div {...given} className={classNames(layout.grid, layout.gridColumns[3], styles.group)}>
      {children}
    </div>
  );
}
