import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { tableTester } from '../../testers/tableTester.ts';
import { renderWithUi } from '../../testing/renderWithUi.tsx';

import { type Column, Table } from '../Table/index.ts';
import { TotalRow } from './TotalRow.tsx';

const user = userEvent.setup();

interface Invoice {
  readonly number: string;
  readonly amount: string;
}

const columns: readonly Column<Invoice>[] = [
  {
    key: 'number',
    header: 'Faktura',
    kind: 'text',
    sortValue: ({ number }) => number,
    isRowHeader: true,
    cell: ({ number }) => number,
  },
  { key: 'due', header: 'Betalas', kind: 'none', cell: () => '30 november' },
  { key: 'amount', header: 'Belopp', kind: 'none', cell: ({ amount }) => amount },
  { key: 'way', header: 'Betala', kind: 'none', cell: () => 'Betala' },
];

const table = (values: Readonly<Record<string, string>>, status: 'ready' | 'loading' = 'ready') => {
  const shared = {
    caption: 'Fakturor',
    columns,
    emptyText: 'Inga.',
    rowKey: ({ number }: Invoice) => number,
    totalRow: <TotalRow columns={columns} label="Summa" values={values} />,
  };
  return status === 'loading' ? (
    <Table {...shared} status="loading" />
  ) : (
    <Table {...shared} rows={[{ number: '1021', amount: '100 kr' }]} />
  );
};

it('is the last row, named by its label, with each total in its column [G05]', () => {
  renderWithUi(table({ amount: '100 kr' }));
  const last = screen.getAllByRole('row').at(-1);
  if (last === undefined) throw new Error('The table has no rows.');
  expect(last.closest('tfoot')).not.toBeNull();
  const name = within(last).getByRole<HTMLTableCellElement>('rowheader', { name: 'Summa' });
  expect(name.colSpan).toBe(2);
  expect(
    within(last)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['100 kr', '']);
});

it.each([
  [{ amount: '1 kr', way: '2' }, ['Summa', '1 kr', '2']],
  [{ due: '1', way: '2' }, ['Summa', '1', '', '2']],
  [{}, ['Summa']],
])('has the totals %j in the cells %j [G05]', (values, cells) => {
  renderWithUi(table(values));
  expect(tableTester({ name: 'Fakturor', user }).totals()).toEqual(cells);
});

it('is no row of the list, and shows only with rows [G05]', () => {
  const { rerender } = renderWithUi(table({ amount: '100 kr' }));
  const tester = tableTester({ name: 'Fakturor', user });
  expect(tester.rows()).toEqual([['1021', '30 november', '100 kr', 'Betala']]);
  rerender(table({ amount: '100 kr' }, 'loading'));
  expect(screen.queryByText('Summa')).toBeNull();
});
