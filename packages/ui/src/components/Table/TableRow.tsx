import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { alignment, type Column } from './columns.ts';
import * as styles from './Table.css.ts';

interface TableRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}

export function TableRow<Row>({ columns, row }: TableRowProps<Row>): ReactNode {
  return (
    <div className={styles.row} role="row">
      {columns.map((column, index) => (
        <div
          // Says which column the cell belongs to even where a card leaves another cell out.
          aria-colindex={index + 1}
          className={classNames(
            styles.cell,
            styles.width[column.width ?? 'medium'],
            styles.align[alignment(column)],
            column.isRowHeader === true && styles.rowHeader,
            column.isHiddenWhenNarrow?.(row) === true && styles.hiddenWhenNarrow,
          )}
          key={column.key}
          role={column.isRowHeader === true ? 'rowheader' : 'cell'}
        >
          {column.isFullWidthWhenNarrow === true ? (
            <div className={styles.fullWidthValue}>{column.cell(row)}</div>
          ) : (
            <>
              <span aria-hidden="true" className={styles.label}>
                {column.header}
              </span>
              <div className={styles.value}>{column.cell(row)}</div>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
