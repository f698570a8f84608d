import { type ReactNode, useId, useMemo, useRef } from 'react';

import { takeFocus } from '../../private/takeFocus.ts';
import { Loader } from '../Loader/index.ts';
import { ShowMore, useShowMore } from '../ShowMore/index.ts';
import { useCollator } from '../UiProvider/contexts.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { rowCells } from './rowCells.tsx';
import { wholeUpTo } from './slices.ts';
import { SortField } from './SortField.tsx';
import { sortRows } from './sortRows.ts';
import { sortToText } from './sortText.ts';
import * as styles from './Table.css.ts';
import { TableFailure } from './TableFailure.tsx';
import { TableHead } from './TableHead.tsx';
import { PlaceholderRow, TableRow } from './TableRow.tsx';
import type { TableProps } from './tableProps.ts';
import { useSlices } from './useSlices.ts';
import { useSort } from './useSort.ts';

const noRows: readonly never[] = [];

/**
 * Rows of facts that can be compared and sorted: a table from 768 px, otherwise one card for each row.
 *
 * Built from `div`s with explicit roles. `content-visibility`, which keeps long lists fast, has no effect on `<tr>`,
 * and native table elements lose their roles when CSS turns them into cards.
 */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  labelledBy,
  columns,
  status = 'ready',
  rows = noRows,
  expectedRowCount = 5,
  errorTitle,
  onRetry,
  rowKey,
  emptyText,
  paging,
  footerAction,
  ...control
}: TableProps<Row>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const captionId = labelledBy ?? ownId;
  const collator = useCollator();
  const [sort, changeSort] = useSort(control, columns);
  const { listRef, ...shown } = useShowMore(rows.length, paging);
  const cells = useMemo(() => rowCells(columns), [columns]);
  const sorted = useMemo(
    () => sortRows(rows, columns, sort, collator),
    [rows, columns, sort, collator],
  );
  const isLoading = status === 'loading';
  // A single row cannot be sorted, so sorting is not offered.
  const canSort = (isLoading ? expectedRowCount : rows.length) > 1;
  const drawn = useSlices(shown.visible, sortToText(sort));
  // Every slice uses the same elements: React skips a row whose element has not changed.
  const shownRows = useMemo(
    () =>
      sorted
        .slice(0, shown.visible)
        .map((row) => <TableRow cells={cells} key={rowKey(row)} row={row} />),
    [sorted, shown.visible, cells, rowKey],
  );

  return (
    <div aria-busy={isLoading || undefined} className={styles.root} data-state={status} ref={root}>
      {caption === undefined ? null : (
        <div className={isCaptionHidden ? hidden : styles.caption} id={captionId}>
          {caption}
        </div>
      )}
      <TableFailure
        errorTitle={errorTitle}
        onRetry={() => {
          // The pressed button is about to disappear.
          takeFocus(root.current);
          onRetry?.();
        }}
      />
      {status === 'ready' && rows.length === 0 ? <div>{emptyText}</div> : null}
      {isLoading || rows.length > 0 ? (
        <>
          {canSort ? (
            <SortField
              captionId={captionId}
              columns={columns}
              hasOriginalOrder={control.hasOriginalOrder ?? control.defaultSort === undefined}
              onSort={changeSort}
              sort={sort}
            />
          ) : null}
          <div
            aria-colcount={columns.length}
            aria-labelledby={captionId}
            // Includes the header row. Gives the final length from the start for a table that is drawn in slices.
            aria-rowcount={shown.visible > wholeUpTo ? shown.visible + 1 : undefined}
            className={styles.table}
            role="table"
          >
            <TableHead canSort={canSort} columns={columns} onSort={changeSort} sort={sort} />
            {isLoading ? (
              <div aria-hidden="true" className={styles.body}>
                {Array.from({ length: expectedRowCount }, (_row, index) => (
                  <PlaceholderRow cells={cells} key={index} />
                ))}
              </div>
            ) : (
              <div
                // Only the rows are busy, because the headers can be used meanwhile.
                aria-busy={drawn < shown.visible || undefined}
                className={styles.body}
                ref={listRef}
                role="rowgroup"
              >
                {drawn < shownRows.length ? shownRows.slice(0, drawn) : shownRows}
              </div>
            )}
          </div>
        </>
      ) : null}
      {isLoading ? (
        <div className={hidden}>
          <Loader />
        </div>
      ) : null}
      {paging === undefined || rows.length === 0 ? null : <ShowMore {...shown} />}
      {footerAction === undefined ? null : <div>{footerAction}</div>}
    </div>
  );
}
