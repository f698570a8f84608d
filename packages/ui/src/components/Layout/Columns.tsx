import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Layout.css.ts';

export type ColumnsProps = {
  /** The main part: two thirds of the width in a wide window. */
  readonly children: ReactNode;
  /** The aside: one third of the width in a wide window. With `null` there is only the main part. */
  readonly aside: ReactNode;
  /**
   * In a narrow window the aside comes before the main part. In every window it then also comes first in the tab order
   * and for screen readers, so use it only for the page's main task.
   * @default false
   */
  readonly asideFirstWhenNarrow?: boolean | undefined;
} & (
  | {
      /**
       * The window width from which the parts are side by side: 992 px, or 1200 px for a main part that needs the room,
       * such as a table with four columns.
       * @default 'lg'
       */
      readonly besideFrom?: 'lg' | 'xl' | undefined;
      readonly lead?: undefined;
    }
  | {
      /**
       * The beginning of the main part, which always comes first. The aside comes between it and the rest: below it in a
       * narrow window, beside it in a wide one, so that what is seen, read and reached by Tab has one order.
       */
      readonly lead: ReactNode;
      readonly besideFrom?: undefined;
    }
);

/** A main part with an aside: side by side in a wide window, below one another in a narrow one. */
export function Columns({
  children,
  aside,
  lead,
  asideFirstWhenNarrow = false,
  besideFrom = 'lg',
  ...given
}: ColumnsProps): ReactNode {
  const hasLead = lead !== undefined;
  const isAsideFirst = asideFirstWhenNarrow || hasLead;
  const asideColumn =
    aside === null ? null : (
      <div className={classNames(styles.columnsAside, hasLead && styles.columnsAsideOfLead)}>
        {aside}
      </div>
    );
  return (
    <div
      {...given}
      className={classNames(
        styles.columns,
        aside !== null && styles.columnsBeside[besideFrom],
        hasLead && styles.columnsWithLead,
      )}
    >
      {hasLead ? <div className={styles.columnsMain}>{lead}</div> : null}
      {isAsideFirst ? asideColumn : null}
      <div className={styles.columnsMain}>{children}</div>
      {isAsideFirst ? null : asideColumn}
    </div>
  );
}
