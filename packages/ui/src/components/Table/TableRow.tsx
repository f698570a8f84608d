import { memo, type ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import type { RowCell } from './rowCells.tsx';
import * as styles from './TableRow.css.ts';

interface TableRowProps<Row> {
  readonly cells: readonly RowCell<Row>[];
  readonly row: Row;
}

function DrawnRow<Row>({ cells, row }: TableRowProps<Row>): ReactNode {
  return (
    <div className={styles.row} role="row">
      {cells.map((cell, index) => (
        <div
          // Tells screen readers the column of the cell, also when a card leaves out another cell.
          aria-colindex={index + 1}
          className={
            cell.isHiddenWhenNarrow(row)
              ? classNames(cell.className, styles.hiddenWhenNarrow)
              : cell.className
          }
          key={cell.key}
          role={cell.role}
        >
          {cell.label}
          <div className={cell.valueClassName}>{cell.content(row)}</div>
        </div>
      ))}
    </div>
  );
}

/** A memoised row: sorting, filtering or re-rendering its table does not render it again. */
export const TableRow: <Row>(props: TableRowProps<Row>) => ReactNode = memo(DrawnRow);

/** Keeps the place of a row that is loading. */
export function PlaceholderRow<Row>({
  cells,
}: {
  readonly cells: readonly RowCell<Row>[];
}): ReactNode {
  return (
    <div className={styles.row}>
      {cells.map((cell) => (
        <div className={cell.className} key={cell.key}>
          {cell.label}
          <div
            className={
              cell.isFullWidth
                ? classNames(styles.placeholder, styles.actionPlaceholder)
                : styles.placeholder
            }
          />
        </div>
      ))}
    </div>
  );
}
