import type { ReactNode } from 'react';

import type { Paging } from '../ShowMore/index.ts';
import type { Column } from './columns.ts';
import type { SortControl } from './useSort.ts';

/** The content of the table: rows, loading, or a failure. Each state has only the props that it needs. */
export type TableContent<Row> =
  | {
      /**
       * `ready` shows the rows or `emptyText`, `loading` shows placeholders, `failed` shows an error with a button that
       * tries again.
       * @default 'ready'
       */
      readonly status?: 'ready' | undefined;
      /** The rows, in their original order. The table assumes that the same row object has the same content. */
      readonly rows: readonly Row[];
      readonly expectedRowCount?: undefined;
      readonly loadingText?: undefined;
      readonly errorTitle?: undefined;
      readonly onRetry?: undefined;
    }
  | {
      readonly status: 'loading';
      /**
       * The expected number of rows: the placeholders take their space, so that nothing jumps.
       * @default 5
       */
      readonly expectedRowCount?: number | undefined;
      /**
       * What is loading. It is read aloud if that takes long, and from the third second on it stands in the place of the
       * first row.
       * @default `loading` of `UiTexts`
       */
      readonly loadingText?: string | undefined;
      readonly rows?: undefined;
      readonly errorTitle?: undefined;
      readonly onRetry?: undefined;
    }
  | {
      readonly status: 'failed';
      /** Says what could not be shown. Announced if it appears after the page has loaded. */
      readonly errorTitle: string;
      /** Called by the button that tries again. */
      readonly onRetry: () => void;
      readonly rows?: undefined;
      readonly expectedRowCount?: undefined;
      readonly loadingText?: undefined;
    };

export type TableProps<Row> = {
  /** Names the table for screen readers, and tells its sort select from others on the page. */
  readonly caption: string;
  /**
   * Leaves the caption out for the eye, where a heading of the page says the same. It is still the table's name.
   * @default false
   */
  readonly isCaptionHidden?: boolean | undefined;
  /**
   * The columns, from left to right. Keep the array outside the component or memoise it: a new array renders every row
   * again.
   */
  readonly columns: readonly Column<Row>[];
  /** Identifies a row. Unique in the table. */
  readonly rowKey: (row: Row) => string;
  /** Shown instead of the table when there are no rows. */
  readonly emptyText: ReactNode;
  /**
   * Shows a long list in parts. While some rows are hidden, or `outOf` is given, the number of visible rows stands below,
   * with buttons for more.
   */
  readonly paging?: Paging | undefined;
  /**
   * The last row, with the totals of the columns: a `TotalRow`. It shows while the rows do.
   * @default none
   */
  readonly totalRow?: ReactNode;
  /** Shown below the table and its buttons. */
  readonly footerAction?: ReactNode;
} & TableContent<Row> &
  SortControl;
