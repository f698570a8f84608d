import { screen, within } from '@testing-library/dom';

import { textOf } from './textOf.ts';
import type { Name, TesterOptions } from './user.ts';

/** How a table is sorted. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Reads and operates a table through its headers and rows, in the table form and in the card form. */
export interface TableTester {
  readonly element: () => HTMLElement;
  readonly columns: () => readonly string[];
  /** The text of every cell, row by row, without the total row and without the details of open rows. */
  readonly rows: () => readonly (readonly string[])[];
  /** The text of every cell of the total row; empty if there is none. */
  readonly totals: () => readonly string[];
  /** The text of one cell: give the column's name and a word that only this row contains. */
  readonly cell: (row: Name, column: string) => string;
  /** Presses the header of a column; a second press reverses the direction. */
  readonly sortBy: (column: Name) => Promise<void>;
  /** The column that the rows are sorted by; `undefined` if no header says so. */
  readonly sorting: () => TableSort | undefined;
}

/** A tester for the table with this caption. */
export function tableTester({ name, user }: TesterOptions): TableTester {
  const element = (): HTMLElement => screen.getByRole('table', { name });
  const headers = (): HTMLElement[] => within(element()).getAllByRole('columnheader');
  const columns = (): string[] => headers().map(columnName);
  const bodyRows = (): HTMLElement[] =>
    within(element())
      .getAllByRole('row')
      .filter((row) => row.closest('thead, tfoot, [data-details]') === null);
  const cells = (row: HTMLElement): string[] =>
    [...row.querySelectorAll<HTMLElement>('[role="cell"], [role="rowheader"], td, th')].map(textOf);
  return {
    element,
    columns,
    rows: () => bodyRows().map(cells),
    totals: () => {
      const row = element().querySelector<HTMLElement>('tfoot tr');
      return row === null ? [] : cells(row);
    },
    cell: (wanted, column) => {
      const row = bodyRows().find((one) => isIn(textOf(one), wanted));
      const text = row === undefined ? undefined : cells(row)[columns().indexOf(column)];
      if (text === undefined) {
        throw new Error(`There is no cell '${column}' in a row with ${String(wanted)}.`);
      }
      return text;
    },
    sortBy: (column) => user.click(within(element()).getByRole('button', { name: column })),
    sorting: () => {
      for (const header of headers()) {
        const direction = header.getAttribute('aria-sort');
        if (direction === 'ascending' || direction === 'descending') {
          return { column: columnName(header), direction };
        }
      }
      return undefined;
    },
  };
}

function isIn(text: string, wanted: Name): boolean {
  return typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
}

/** A sortable header contains its text twice: as a button and, for the card form, as plain text. */
function columnName(header: HTMLElement): string {
  return textOf(within(header).queryByRole('button') ?? header);
}
