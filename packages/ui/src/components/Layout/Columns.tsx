import type { ReactNode } from 'react';

import * as styles from './Layout.css.ts';

export interface ColumnsProps {
  /** The main part: two thirds of a wide window. */
  readonly children: ReactNode;
  /** The part beside it: one third of a wide window, from 992 px. */
  readonly aside: ReactNode;
  /**
   * On a narrow window the aside comes before the main part. It then also comes first for the keyboard and for
   * screen readers on every window, so use it only for what people come to do.
   * @default false
   */
  readonly asideFirstWhenNarrow?: boolean | undefined;
}

/** A main part with an aside: beside one another from 992 px, below one another under that. */
export function Columns({
  children,
  aside,
  asideFirstWhenNarrow = false,
}: ColumnsProps): ReactNode {
  const asideColumn = <div className={styles.columnsAside}>{aside}</div>;
  return (
    <div className={styles.columns}>
      {asideFirstWhenNarrow ? asideColumn : null}
      <div className={styles.columnsMain}>{children}</div>
      {asideFirstWhenNarrow ? null : asideColumn}
    </div>
  );
}
