import { type Column, isSortable, sortDirections, type SortState } from './columns.ts';

/**
 * A table's sort order as a short text, for an address or a store: `amount-descending`. An empty text means the
 * original order.
 */
export function sortToText(sort: SortState | undefined): string {
  return sort === undefined ? '' : `${sort.columnKey}-${sort.direction}`;
}

/** Parses a text from `sortToText`; `undefined` if no column of the table matches. */
export function sortFromText<Row>(
  text: string,
  columns: readonly Column<Row>[],
): SortState | undefined {
  const possible = columns
    .filter(isSortable)
    .flatMap(({ key }) => sortDirections.map((direction) => ({ columnKey: key, direction })));
  return possible.find((sort) => sortToText(sort) === text);
}
