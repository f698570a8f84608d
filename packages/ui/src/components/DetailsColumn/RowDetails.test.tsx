import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { tableTester } from '../../testers/tableTester.ts';
import { type Column, Table } from '../Table/index.ts';
import { detailsColumn } from './index.ts';

interface Invoice {
  readonly number: string;
  readonly fee: number;
}

const columns: readonly Column<Invoice>[] = [
  {
    key: 'number',
    header: 'Faktura',
    kind: 'text',
    isRowHeader: true,
    sortValue: ({ number }) => number,
    cell: ({ number }) => number,
  },
  detailsColumn({
    header: 'Detaljer',
    label: 'Visa',
    context: ({ number }) => `faktura ${number}`,
    details: ({ number, fee }) => (fee === 0 ? null : <p>{`Avgift för ${number}`}</p>),
  }),
];

const invoices: readonly Invoice[] = ['1', '2', '3', '4', '5'].map((number) => ({
  number,
  fee: number === '1' ? 0 : 60,
}));

function Invoices({ rows = invoices }: { readonly rows?: readonly Invoice[] }): ReactNode {
  const [visibleCount, onVisibleCountChange] = useState(3);
  return (
    <Table
      caption="Fakturor"
      columns={columns}
      emptyText="Inga."
      paging={{
        pageSize: 3,
        showMoreAbove: 3,
        showAllAbove: 100,
        visibleCount,
        onVisibleCountChange,
      }}
      rowKey={({ number }) => number}
      rows={rows}
    />
  );
}

const opener = (number: string): HTMLElement =>
  screen.getByRole('button', { name: `Visa faktura ${number}` });
const shown = (): readonly (string | null)[] =>
  screen.queryAllByText(/^Avgift/u).map((one) => one.textContent);

it('keeps the details of a row while others are filtered away [G21]', async () => {
  const { rerender } = renderWithUi(<Invoices />);
  await userEvent.click(opener('3'));
  rerender(<Invoices rows={invoices.slice(1, 3)} />);
  expect(shown()).toEqual(['Avgift för 3']);
  rerender(<Invoices rows={invoices.slice(3)} />);
  expect(shown()).toEqual([]);
});

it('moves focus to the first new row, also below an open one [G21]', async () => {
  renderWithUi(<Invoices />);
  await userEvent.click(opener('2'));
  await userEvent.click(opener('3'));
  await userEvent.click(screen.getByRole('button', { name: /^Visa (?!faktura)/u }));
  expect(document.activeElement).toBe(opener('4'));
});

it('prints the details of every row [G21]', () => {
  renderWithUi(<Invoices />);
  fireEvent(window, new Event('beforeprint'));
  expect(shown()).toEqual([2, 3, 4, 5].map((number) => `Avgift för ${String(number)}`));
  fireEvent(window, new Event('afterprint'));
  expect(shown()).toEqual([]);
});

it('is read by the tester without what is open', async () => {
  renderWithUi(<Invoices />);
  await userEvent.click(opener('2'));
  const table = tableTester({ name: 'Fakturor', user: userEvent.setup() });
  expect(table.rows().map(([number]) => number)).toEqual(['1', '2', '3']);
});
