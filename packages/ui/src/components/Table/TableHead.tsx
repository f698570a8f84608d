import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { SortIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { alignment, type Column, isSortable, type SortState } from './columns.ts';
import { nextSort } from './nextSort.ts';
import * as styles from './Table.css.ts';
import { align, width } from './TableRow.css.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** False if there is nothing to sort: the headers are plain text and have no sort direction. */
  readonly canSort: boolean;
  readonly sort: SortState | undefined;
  readonly onSort: (sort: SortState) => void;
}

export function TableHead<Row>({ columns, canSort, sort, onSort }: TableHeadProps<Row>): ReactNode {
  return (
    <div className={styles.head} role="rowgroup">
      <div className={styles.headRow} role="row">
        {columns.map((column, index) => {
          const direction = sort?.columnKey === column.key ? sort.direction : undefined;
          return (
            <div
              aria-colindex={index + 1}
              aria-sort={canSort && isSortable(column) ? direction : undefined}
              className={classNames(
                styles.columnHeader,
                width[column.width ?? 'medium'],
                align[alignment(column)],
                !(canSort && isSortable(column)) && styles.plainHeader,
              )}
              key={column.key}
              role="columnheader"
            >
              {canSort && isSortable(column) ? (
                <>
                  <span className={styles.headerWords}>{column.header}</span>
                  <button
                    className={styles.sortButton}
                    onClick={() => {
                      onSort(nextSort(sort, column));
                    }}
                    type="button"
                  >
                    {column.header}
                    <SortIcon direction={direction ?? 'none'} size="small" />
                  </button>
                </>
              ) : (
                <HeaderWords column={column} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function HeaderWords<Row>({ column }: { readonly column: Column<Row> }): ReactNode {
  if (column.isHeaderHidden === true) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  return column.header;
}
