import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Layout.css.ts';

export interface ColumnsProps {
  /** The main part: two thirds of a wide window. */
  readonly children: ReactNode;
  /** The part beside it: one third of a wide window, from 992 px. `null` while there is none: the main part is alone. */
  readonly aside: ReactNode;
  /**
   * The beginning of the main part. It comes first on every window; on a narrow one the aside comes between it and the
   * rest. Two cards with `joined` are drawn as one where they meet.
   */
  readonly lead?: ReactNode;
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
  lead,
  asideFirstWhenNarrow = false,
}: ColumnsProps): ReactNode {
  const hasLead = lead !== undefined;
  const isAsideFirst = asideFirstWhenNarrow || hasLead;
  const asideColumn =
    aside === null ? null : (
      <div className={hasLead ? styles.columnsAsideOfLead : styles.columnsAside}>{aside}</div>
    );
  return (
    <div
      className={classNames(
        styles.columns,
        aside !== null && styles.columnsBeside,
        hasLead && styles.columnsWithLead,
      )}
    >
      {hasLead ? <div className={styles.columnsMain}>{lead}</div> : null}
      {isAsideFirst ? asideColumn : null}
      <div className={hasLead ? styles.columnsRest : styles.columnsMain}>{children}</div>
      {isAsideFirst ? null : asideColumn}
    </div>
  );
}
