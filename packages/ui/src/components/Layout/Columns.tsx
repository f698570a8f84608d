import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Layout.css.ts';

export type ColumnsProps = {
  /** The main part: two thirds of a wide window. */
  readonly children: ReactNode;
  /** The part beside it: one third of a wide window. `null` while there is none: the main part is alone. */
  readonly aside: ReactNode;
  /**
   * On a narrow window the aside comes before the main part. It then also comes first for the keyboard and for
   * screen readers on every window, so use it only for what people come to do.
   * @default false
   */
  readonly asideFirstWhenNarrow?: boolean | undefined;
} & (
  | {
      /**
       * The window from which the parts stand beside one another: 992 px, or 1200 px for a main part that needs the
       * room, such as a table of four columns.
       * @default 'lg'
       */
      readonly besideFrom?: 'lg' | 'xl' | undefined;
      readonly lead?: undefined;
    }
  | {
      /**
       * The beginning of the main part. It comes first on every window; on a narrow one the aside comes between it and
       * the rest. Two cards with `joined` are drawn as one where they meet.
       */
      readonly lead: ReactNode;
      readonly besideFrom?: undefined;
    }
);

/** A main part with an aside: beside one another on a wide window, below one another on a narrow one. */
export function Columns({
  children,
  aside,
  lead,
  asideFirstWhenNarrow = false,
  besideFrom = 'lg',
}: ColumnsProps): ReactNode {
  const hasLead = lead !== undefined;
  const isAsideFirst = asideFirstWhenNarrow || hasLead;
  const asideColumn =
    aside === null ? null : (
      <div className={hasLead ? styles.columnsAsideOfLead : styles.columnsAside[besideFrom]}>
        {aside}
      </div>
    );
  return (
    <div
      className={classNames(
        styles.columns,
        aside !== null && styles.columnsBeside[besideFrom],
        hasLead && styles.columnsWithLead,
      )}
    >
      {hasLead ? <div className={styles.columnsMain.lg}>{lead}</div> : null}
      {isAsideFirst ? asideColumn : null}
      <div className={hasLead ? styles.columnsRest : styles.columnsMain[besideFrom]}>
        {children}
      </div>
      {isAsideFirst ? null : asideColumn}
    </div>
  );
}
