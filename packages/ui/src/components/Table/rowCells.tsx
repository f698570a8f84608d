import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { alignment, type Column } from './columns.ts';
import * as styles from './TableRow.css.ts';

/**
 * A column prepared for drawing: work that does not depend on the row is done once for all rows.
 *
 * It has methods, whose parameter types TypeScript compares loosely: `memo` drops type parameters, and the rows' type
 * must still be accepted.
 */
export interface RowCell<Row> {
  readonly key: string;
  readonly role: 'cell' | 'rowheader';
  readonly className: string;
  /** The label before the value in the card form; none if the content explains itself. */
  readonly label: ReactNode;
  readonly isFullWidth: boolean;
  readonly valueClassName: string;
  content(row: Row): ReactNode;
  isHiddenWhenNarrow(row: Row): boolean;
}

export function rowCells<Row>(columns: readonly Column<Row>[]): readonly RowCell<Row>[] {
  return columns.map((column) => ({
    key: column.key,
    role: column.isRowHeader === true ? 'rowheader' : 'cell',
    className: classNames(
      styles.cell,
      styles.width[column.width ?? 'medium'],
      styles.align[alignment(column)],
      column.kind === 'number' && styles.number,
      column.isRowHeader === true && styles.rowHeader,
      column.isCardTitle === true && styles.cardTitle,
    ),
    isFullWidth: column.isFullWidthWhenNarrow === true,
    valueClassName:
      column.isFullWidthWhenNarrow === true
        ? classNames(styles.fullWidthValue, styles.fullWidthAlign[alignment(column)])
        : styles.value,
    label:
      column.isFullWidthWhenNarrow === true || column.isCardTitle === true ? null : (
        <span aria-hidden="true" className={styles.label}>
          {column.header}
        </span>
      ),
    content: column.cell,
    isHiddenWhenNarrow: column.isHiddenWhenNarrow ?? isNever,
  }));
}

function isNever(): boolean {
  return false;
}
