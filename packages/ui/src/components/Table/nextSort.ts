import type { ColumnSorting, SortDirection, SortState } from './columns.ts';

type SortableKind = Exclude<ColumnSorting<never>['kind'], 'none'>;

/** The first sort direction of a column: names from A, but the largest amount and the latest date first. */
const firstDirection: Record<SortableKind, SortDirection> = {
  text: 'ascending',
  number: 'descending',
  date: 'descending',
};

/** The sort order after a press on a column's header. */
export function nextSort(
  current: SortState | undefined,
  column: { readonly key: string; readonly kind: SortableKind },
): SortState {
  if (current?.columnKey !== column.key) {
    return { columnKey: column.key, direction: firstDirection[column.kind] };
  }
  return {
    columnKey: column.key,
    direction: current.direction === 'ascending' ? 'descending' : 'ascending',
  };
}
