import { type ReactNode, useId } from 'react';

import { Button } from '../Button/index.ts';
import { useCollator, useUiTexts } from '../UiProvider/contexts.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { Column } from './columns.ts';
import { SortField } from './SortField.tsx';
import { sortRows } from './sortRows.ts';
import * as styles from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { type TablePaging, useRowPaging } from './useRowPaging.ts';
import { type SortControl, useSort } from './useSort.ts';

type TableName =
  | {
      /** Names the table, for screen readers in every form. */
      readonly caption: string;
      /**
       * Keeps the caption for screen readers only. Under a heading that says the same, `labelledBy` reads it once.
       * @default false
       */
      readonly isCaptionHidden?: boolean | undefined;
      readonly labelledBy?: undefined;
    }
  | {
      /** The `id` of the heading that names the table, in place of a caption. */
      readonly labelledBy: string;
      readonly caption?: undefined;
      readonly isCaptionHidden?: undefined;
    };

export type TableProps<Row> = {
  /** The columns, from left to right. */
  readonly columns: readonly Column<Row>[];
  /** The rows, in their original order. */
  readonly rows: readonly Row[];
  /** Identifies a row among the others. */
  readonly rowKey: (row: Row) => string;
  /** Shown in place of the table when there are no rows. */
  readonly emptyText: ReactNode;
  /** Shows a long list a part at a time, with the number of rows shown and buttons for more. */
  readonly paging?: TablePaging | undefined;
  /** Stands below the table and its buttons. */
  readonly footerAction?: ReactNode;
} & TableName &
  SortControl;

/**
 * Rows of facts that can be compared and sorted. From 768 px a table, below that one card for each row.
 *
 * Built of boxes with explicit roles, because `content-visibility`, which keeps long lists fast, has no effect on
 * `<tr>`, and because native table elements lose their roles when CSS turns them into cards.
 */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  labelledBy,
  columns,
  rows,
  rowKey,
  emptyText,
  paging,
  footerAction,
  ...control
}: TableProps<Row>): ReactNode {
  const ownId = useId();
  const captionId = labelledBy ?? ownId;
  const texts = useUiTexts();
  const collator = useCollator();
  const [sort, changeSort] = useSort(control, columns);
  const { visible, summary, showMore, showAll, bodyRef } = useRowPaging(rows.length, paging);
  const sorted = sortRows(rows, columns, sort, collator);

  return (
    <div className={styles.root}>
      {caption === undefined ? null : (
        <div className={isCaptionHidden ? hidden : styles.caption} id={captionId}>
          {caption}
        </div>
      )}
      {rows.length === 0 ? (
        <div>{emptyText}</div>
      ) : (
        <>
          {rows.length > 1 ? (
            <SortField
              captionId={captionId}
              columns={columns}
              hasOriginalOrder={control.defaultSort === undefined}
              onSort={changeSort}
              sort={sort}
            />
          ) : null}
          <div
            aria-colcount={columns.length}
            aria-labelledby={captionId}
            className={styles.table}
            role="table"
          >
            <TableHead columns={columns} onSort={changeSort} sort={sort} />
            <div className={styles.body} ref={bodyRef} role="rowgroup">
              {sorted.slice(0, visible).map((row) => (
                <TableRow columns={columns} key={rowKey(row)} row={row} />
              ))}
            </div>
          </div>
          {summary === undefined ? null : (
            <div className={styles.footer}>
              <span className={styles.shown}>{summary}</span>
              {showMore === undefined ? null : (
                <Button onClick={showMore} size="small" variant="secondary">
                  {texts.showMore}
                </Button>
              )}
              {showAll === undefined ? null : (
                <Button onClick={showAll} size="small" variant="secondary">
                  {texts.showAll}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      {footerAction === undefined ? null : <div>{footerAction}</div>}
    </div>
  );
}
