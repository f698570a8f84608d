import type { Column, SortableColumn, SortState } from './columns.ts';
import { isSortable } from './columns.ts';

type Compare<Row> = (first: Row, second: Row) => number;

function compareMissingLast<Value>(
  first: Value | null,
  second: Value | null,
  compare: (first: Value, second: Value) => number,
): number {
  if (first === null) return second === null ? 0 : 1;
  if (second === null) return -1;
  return compare(first, second);
}

function compareBy<Row>(
  column: SortableColumn<Row>,
  sign: 1 | -1,
  collator: Intl.Collator,
): Compare<Row> {
  switch (column.kind) {
    case 'text':
      return (first, second) =>
        sign * collator.compare(column.sortValue(first), column.sortValue(second));
    case 'number':
      return (first, second) =>
        compareMissingLast(
          column.sortValue(first),
          column.sortValue(second),
          (left, right) => sign * (left - right),
        );
    case 'date':
      return (first, second) =>
        compareMissingLast(
          column.sortValue(first),
          column.sortValue(second),
          (left, right) => sign * (left < right ? -1 : Number(left > right)),
        );
  }
}

/**
 * The rows in the order of `sort`, and in the order they came in without one. Equal rows keep their order. A row
 * without a value stands last in both directions, because a reader who sorts looks for values.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: SortState | undefined,
  collator: Intl.Collator,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.columnKey);
  if (sort === undefined || column === undefined || !isSortable(column)) return rows;
  return rows.toSorted(compareBy(column, sort.direction === 'ascending' ? 1 : -1, collator));
}
