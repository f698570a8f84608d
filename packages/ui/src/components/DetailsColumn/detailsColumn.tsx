import type { ReactNode } from 'react';

import type { Column } from '../Table/columns.ts';
import { RowDetails, RowOpener } from './RowDetails.tsx';

/** What a column of buttons that open the rows needs. */
export interface DetailsColumnOptions<Row> {
  /** The column's header. */
  readonly header: string;
  /**
   * Hides the header visually.
   * @default false
   */
  readonly isHeaderHidden?: boolean | undefined;
  /** What each button opens, in a word: "Detaljer". It stays the same while the row is open. */
  readonly label: string;
  /** Read after the label: which row it is about, because every row has the same label. */
  readonly context: (row: Row) => string;
  /** What shows below the row while it is open. `null` for a row that has no details, and so no button. */
  readonly details: (row: Row) => ReactNode;
  /**
   * Share of the table's width.
   * @default 'medium'
   */
  readonly width?: Column<Row>['width'];
  /**
   * Where the button stands in a card.
   * @default 'state'
   */
  readonly onPhone?: 'state' | 'line' | undefined;
}

/**
 * A column with a button in each row that shows details below it. Sorting takes them along with their row. Keep it with the
 * other columns, outside the component.
 */
export function detailsColumn<Row>({
  label,
  context,
  details,
  onPhone = 'state',
  ...column
}: DetailsColumnOptions<Row>): Column<Row> {
  return {
    ...column,
    key: 'details',
    kind: 'none',
    align: 'end',
    onPhone,
    cell: (row) => <RowOpener context={context(row)} label={label} />,
    drawAround: (drawn, row, columnCount) => (
      <RowDetails columnCount={columnCount} details={details(row)} key={drawn.key} row={drawn} />
    ),
  };
}
