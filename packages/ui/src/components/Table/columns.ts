import type { ReactElement, ReactNode } from 'react';

export const sortDirections = ['ascending', 'descending'] as const;

/** The direction in which rows are sorted. */
export type SortDirection = (typeof sortDirections)[number];

/** The column that the rows are sorted by, and the direction. */
export interface SortState {
  /** The `key` of the column. */
  readonly columnKey: string;
  readonly direction: SortDirection;
}

/** How a column's values are compared. `none` is a column that cannot be sorted, such as one with links. */
export type ColumnSorting<Row> =
  /** An empty text is no value: its row comes last in both directions. */
  | { readonly kind: 'text'; readonly sortValue: (row: Row) => string }
  | { readonly kind: 'number'; readonly sortValue: (row: Row) => number | null }
  /** The date in ISO form, which sorts as text. */
  | { readonly kind: 'date'; readonly sortValue: (row: Row) => string | null }
  | { readonly kind: 'none' };

/**
 * Where a value stands in the card that a row becomes on a phone. One column for each place; several of
 * `detail` stand side by side.
 *
 * - `title`: first line, left, bold. What the row is.
 * - `link`: the same, and the link or button of the cell can be pressed anywhere in the card.
 * - `value`: first line, right, bold. What it amounts to.
 * - `detail`: second line, left, small.
 * - `state`: second line, right, small. A `Tag`, or a `RowLink`.
 * - `line`: below them, on a line of its own, after the header of the column.
 */
export type CardPlace =
  | {
      /** @default 'line' */
      readonly onPhone?: 'title' | 'link' | 'value' | 'line' | undefined;
      readonly isLabelledOnPhone?: undefined;
    }
  | {
      readonly onPhone: 'detail' | 'state';
      /**
       * Shows the column's header before the value in the card, for a value that does not explain itself.
       * @default false
       */
      readonly isLabelledOnPhone?: boolean | undefined;
    };

interface ColumnBase<Row> {
  /** Identifies the column in `SortState`. Unique in its table. */
  readonly key: string;
  /** The column's header. Screen readers read it with each value of the column, so it has to fit all of them. */
  readonly header: string;
  /**
   * Hides the header visually, for a column whose content explains itself.
   * @default false
   */
  readonly isHeaderHidden?: boolean | undefined;
  /** The content of the cell. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * Alignment of header and values in the table form.
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
   * Draws more around a row: `detailsColumn` sets it. Its element has the row's key.
   * @default none
   */
  readonly drawAround?:
    | ((drawn: ReactElement, row: Row, columnCount: number) => ReactElement)
    | undefined;
}

/** One column of a `Table`. */
export type Column<Row> = ColumnBase<Row> & ColumnSorting<Row> & CardPlace;

/** A column that the user can sort by. */
export type SortableColumn<Row> = Column<Row> & Exclude<ColumnSorting<Row>, { kind: 'none' }>;

export function isSortable<Row>(column: Column<Row>): column is SortableColumn<Row> {
  return column.kind !== 'none';
}

/** The alignment of a column's header and values in the table form. */
export function alignment<Row>(column: Column<Row>): 'start' | 'end' {
  return column.align ?? (column.kind === 'number' ? 'end' : 'start');
}
