import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Layout.css.ts';

export interface GridProps {
  /** How many columns of equal width a wide window has: two from 768 px, three from 992 px, one below. */
  readonly columns: 2 | 3;
  /** What lies beside one another. */
  readonly children: ReactNode;
}

/** Parts of equal width and, on a line, of equal height. */
export function Grid({ columns, children }: GridProps): ReactNode {
  return <div className={classNames(styles.grid, styles.gridColumns[columns])}>{children}</div>;
}
