import type { ReactNode } from 'react';

import type { Paging } from '../ShowMore/index.ts';
import type { Column } from './columns.ts';
import type { SortControl } from './useSort.ts';

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

/** What the table has to show: rows, nothing yet, or a failure. Each state takes what it needs and no more. */
export type TableContent<Row> =
  | {
      /**
       * `ready` shows the rows or `emptyText`, `loading` placeholders, `failed` an error with a button that tries again.
       * @default 'ready'
       */
      readonly status?: 'ready' | undefined;
      /** The rows, in their original order. The table counts on a row that is the same object to have the same content. */
      readonly rows: readonly Row[];
      readonly expectedRowCount?: undefined;
      readonly errorTitle?: undefined;
      readonly onRetry?: undefined;
    }
  | {
      readonly status: 'loading';
      /**
       * How many rows will come, as far as is known: the placeholders take their place, so that nothing jumps.
       * @default 5
       */
      readonly expectedRowCount?: number | undefined;
      readonly rows?: undefined;
      readonly errorTitle?: undefined;
      readonly onRetry?: undefined;
    }
  | {
      readonly status: 'failed';
      /** Says what could not be shown. Announced when it comes after the page has. */
      readonly errorTitle: string;
      /** Called by the button that tries again. */
      readonly onRetry: () => void;
      readonly rows?: undefined;
      readonly expectedRowCount?: undefined;
    };

export type TableProps<Row> = {
  /** The columns, from left to right. Keep the array outside the component, or in a memo: new columns draw every row anew. */
  readonly columns: readonly Column<Row>[];
  /** Identifies a row among the others. */
  readonly rowKey: (row: Row) => string;
  /** Shown in place of the table when there are no rows. */
  readonly emptyText: ReactNode;
  /** Shows a long list a part at a time, with the number of rows shown and buttons for more. */
  readonly paging?: Paging | undefined;
  /** Stands below the table and its buttons. */
  readonly footerAction?: ReactNode;
} & TableName &
  TableContent<Row> &
  SortControl;
