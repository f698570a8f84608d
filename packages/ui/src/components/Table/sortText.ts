import { type Column, isSortable, sortDirections, type SortState } from './columns.ts';

/** A table's order as a short text, for an address or a store: `amount-descending`; '' is the order rows come in. */
export function sortToText(sort: SortState | undefined): string {
  return sort === undefined ? '' : `${sort.columnKey}-${sort.direction}`;
}

/** The order that `sortToText` wrote; `undefined` for what no column of the table answers to. */
export function sortFromText<Row>(
  text: string,
  columns: readonly Column<Row>[],
): SortState | undefined {
  const possible = columns
    .filter(isSortable)
    .flatMap(({ key }) => sortDirections.map((direction) => ({ columnKey: key, direction })));
  return possible.find((sort) => sortToText(sort) === text);
}
