import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Layout.css.ts';

export interface GridProps {
  /** Number of equally wide columns from 768 px; one in narrower windows. Large text makes them fewer. */
  readonly columns: 2 | 3;
  /** The cells. */
  readonly children: ReactNode;
}

/** Cells of equal width. Cells in the same row have the same height. */
export function Grid({ columns, children, ...given }: GridProps): ReactNode {
  return (
    <div {...given} className={classNames(styles.grid, styles.gridColumns[columns])}>
      {children}
    </div>
  );
}
