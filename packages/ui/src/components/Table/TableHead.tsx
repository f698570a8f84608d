'use client';

import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { SortIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { alignment, type Column, isSortable, type SortState } from './columns.ts';
import { nextSort } from './nextSort.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import { align } from './TableRow.css.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** False if there is nothing to sort: the headers are plain text and have no sort direction. */
  readonly canSort: boolean;
  readonly sort: SortState | undefined;
  readonly onSort: (sort: SortState) => void;
}

export function TableHead<Row>({ columns, canSort, sort, onSort }: TableHeadProps<Row>): ReactNode {
  return (
    <thead {...roles.rowGroup} className={styles.head}>
      <tr {...roles.row}>
        {columns.map((column) => {
          const direction = sort?.columnKey === column.key ? sort.direction : undefined;
          const isOffered = canSort && isSortable(column);
          return (
            <th
              {...roles.columnHeader}
              aria-sort={isOffered ? direction : undefined}
              className={classNames(
                styles.columnHeader,
                styles.width[column.width ?? 'medium'],
                align[alignment(column)],
              )}
              key={column.key}
            >
              {isOffered ? (
                <>
                  <span className={styles.headerWords}>{column.header}</span>
                  <button
                    className={styles.sortButton}
                    onClick={() => {
                      onSort(nextSort(sort, column));
                    }}
                    type="button"
                  >
                    {/* The icon takes the next line before it makes a word break. */}
                    <span>
                      {column.header} <SortIcon direction={direction ?? 'none'} size="small" />
                    </span>
                  </button>
                </>
              ) : column.isHeaderHidden === true ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
