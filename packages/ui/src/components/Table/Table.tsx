'use client';

import { type ReactNode, useContext, useMemo, useRef } from 'react';

import { given } from '../../private/given.ts';
import { takeFocus } from '../../private/takeFocus.ts';
import { useLoadingWords } from '../../private/useLoadingWords.ts';
import { ShowMore, useShowMore } from '../ShowMore/index.ts';
import { UiContext } from '../UiProvider/contexts.ts';
import { SortField } from './SortField.tsx';
import { sortRows } from './sortRows.ts';
import { sortFromText, sortToText } from './sortText.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import { TableFailure } from './TableFailure.tsx';
import { TableHead } from './TableHead.tsx';
import { rows as rowStyles } from './TableRow.css.ts';
import { PlaceholderRow, rowCells, rowDrawer } from './TableRow.tsx';
import type { TableProps } from './tableProps.ts';
import { useSort } from './useSort.ts';
import { useTableForm } from './useTableForm.ts';

const noRows: readonly never[] = [];

/**
 * Rows of facts that can be compared and sorted: a native table from 768 px, otherwise a list of cards, one for each
 * row. `onPhone` of a column says where its value stands in a card.
 */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  status = 'ready',
  rows = noRows,
  expectedRowCount = 5,
  loadingText,
  errorTitle,
  onRetry,
  rowKey,
  emptyText,
  paging,
  totalRow,
  footerAction,
  ...control
}: TableProps<Row>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const form = useTableForm(root);
  const locale = useContext(UiContext)?.locale;
  const [sort, changeSort] = useSort(control, columns);
  const { listRef, ...shown } = useShowMore(rows.length, paging);
  const cells = useMemo(() => rowCells(columns), [columns]);
  const drawRow = useMemo(
    () => rowDrawer(cells, columns.find(({ drawAround }) => drawAround)?.drawAround),
    [cells, columns],
  );
  // As a text, because an application may pass a new object whenever it renders.
  const order = sortToText(sort);
  const sorted = useMemo(
    () => sortRows(rows, columns, sortFromText(order, columns), locale),
    [rows, columns, order, locale],
  );
  // The same elements until something that they show changes: a page that opens a dialog does not compare every row.
  const drawnRows = useMemo(
    () => sorted.slice(0, shown.visible).map((row) => drawRow(row, rowKey(row))),
    [sorted, shown.visible, drawRow, rowKey],
  );
  const isLoading = status === 'loading';
  const words = useLoadingWords(isLoading, loadingText);
  // A single row cannot be sorted, so sorting is not offered.
  const canSort = (isLoading ? expectedRowCount : rows.length) > 1;
  // While all rows show, their number says nothing, unless it is what a search has left.
  const hasCount = rows.length > 0 && (shown.visible < shown.total || paging?.outOf !== undefined);
  const bodyClass =
    rowStyles[columns.some(({ onPhone }) => onPhone === 'link') ? 'cards' : 'oneCard'];

  return (
    <div
      {...given(control)}
      aria-busy={isLoading || undefined}
      className={styles.root}
      data-narrow={form === 'narrow' || undefined}
      data-state={status}
      ref={root}
    >
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
          {canSort && form !== 'table' ? (
            <SortField
              caption={caption}
              columns={columns}
              hasOriginalOrder={control.hasOriginalOrder ?? control.defaultSort === undefined}
              onSort={changeSort}
              sort={sort}
            />
          ) : null}
          <table
            {...roles.table}
            aria-label={isCaptionHidden ? caption : undefined}
            className={styles.table}
          >
            {isCaptionHidden ? null : <caption className={styles.caption}>{caption}</caption>}
            <TableHead canSort={canSort} columns={columns} onSort={changeSort} sort={sort} />
            <tbody {...roles.rowGroup} className={bodyClass} ref={listRef}>
              {isLoading
                ? Array.from({ length: expectedRowCount }, (_row, index) => (
                    <PlaceholderRow cells={cells} key={index} words={index === 0 ? words : null} />
                  ))
                : drawnRows}
            </tbody>
            {isLoading ? null : totalRow}
          </table>
        </>
      ) : null}
      {hasCount ? <ShowMore {...shown} /> : null}
      {footerAction === undefined ? null : <div>{footerAction}</div>}
    </div>
  );
}
