import type { ReactNode } from 'react';

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The column that the rows are sorted by, and the direction. */
export interface SortState {
  /** The `key` of the column. */
  readonly columnKey: string;
  readonly direction: SortDirection;
}

/** How a column's values are compared. `none` is a column that cannot be sorted, such as one with buttons. */
export type ColumnSorting<Row> =
  | { readonly kind: 'text'; readonly sortValue: (row: Row) => string }
  | { readonly kind: 'number'; readonly sortValue: (row: Row) => number | null }
  /** The date in ISO form, which sorts as text. */
  | { readonly kind: 'date'; readonly sortValue: (row: Row) => string | null }
  | { readonly kind: 'none' };

interface ColumnBase<Row> {
  /** Identifies the column in `SortState`. Unique in its table. */
  readonly key: string;
  /** The column's header, also shown and read before each value in the card form. */
  readonly header: string;
  /**
   * Hides the header visually, for a column whose content explains itself.
   * @default false
   */
  readonly isHeaderHidden?: boolean | undefined;
  /** The content of the cell. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * Alignment of header and values in the table form, and of a full-width cell's content in the card form.
   * @default 'end' for numbers, else 'start'
   */
  readonly align?: 'start' | 'end' | undefined;
  /**
   * Makes the cell the row header for screen readers. One column at most.
   * @default false
   */
  readonly isRowHeader?: boolean | undefined;
  /**
   * Share of the table's width.
   * @default 'medium'
   */
  readonly width?: 'narrow' | 'medium' | 'wide' | undefined;
  /**
   * In the card form the cell spans the card and has no label: for the row's action.
   * @default false
   */
  readonly isFullWidthWhenNarrow?: boolean | undefined;
  /**
   * In the card form the cell is the card's title: on its own line, larger, without a label. For the text of the first
   * column.
   * @default false
   */
  readonly isCardTitle?: boolean | undefined;
  /** Returns true for rows whose card leaves the cell out. */
  readonly isHiddenWhenNarrow?: ((row: Row) => boolean) | undefined;
}

/** One column of a `Table`. */
export type Column<Row> = ColumnBase<Row> & ColumnSorting<Row>;

/** A column that the user can sort by. */
export type SortableColumn<Row> = ColumnBase<Row> & Exclude<ColumnSorting<Row>, { kind: 'none' }>;

export function isSortable<Row>(column: Column<Row>): column is SortableColumn<Row> {
  return column.kind !== 'none';
}

/** The alignment of a column's header and values in the table form. */
export function alignment<Row>(column: Column<Row>): 'start' | 'end' {
  return column.align ?? (column.kind === 'number' ? 'end' : 'start');
}
