import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { type Column, Table } from '../Table/index.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { RowSelection, type RowSelectionProps } from './RowSelection.tsx';

interface Invoice {
  readonly number: string;
  readonly isPayable: boolean;
}

const invoices: readonly Invoice[] = [
  { number: '1021', isPayable: true },
  { number: '1022', isPayable: false },
  { number: '1023', isPayable: true },
  { number: '1024', isPayable: true },
];
const payable = ['1021', '1023', '1024'];

const columns: readonly Column<Invoice>[] = [
  {
    key: 'select',
    header: 'Välj',
    kind: 'none',
    cell: ({ number, isPayable }) =>
      isPayable ? <RowCheckbox label={`Faktura ${number}`} rowKey={number} /> : null,
  },
  {
    key: 'number',
    header: 'Faktura',
    kind: 'text',
    sortValue: ({ number }) => number,
    isRowHeader: true,
    cell: ({ number }) => number,
  },
];

type Held = Pick<
  RowSelectionProps & { readonly value?: undefined },
  'defaultValue' | 'isLocked' | 'name' | 'onValueChange'
>;

const draw = (more: Held = {}, cells = columns) => (
  <RowSelection label="Välj alla" rowKeys={payable} {...more}>
    <Table
      caption="Fakturor"
      columns={cells}
      emptyText="Inga."
      rowKey={({ number }) => number}
      rows={invoices}
    />
  </RowSelection>
);

const all = (): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Välj alla' });
const box = (number: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Faktura ${number}` });
const selected = (): readonly (string | null)[] =>
  within(screen.getByRole('table'))
    .queryAllByRole('checkbox', { checked: true })
    .map((one) => one.getAttribute('aria-label'));

it('has a box in each row that can be selected, which names its row [G06]', () => {
  renderWithUi(draw());
  const boxes = within(screen.getByRole('table')).getAllByRole('checkbox');
  expect(boxes.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Faktura 1021',
    'Faktura 1023',
    'Faktura 1024',
  ]);
});

it('selects rows one by one, and reports them in the order of the rows [G06]', async () => {
  const onValueChange = vi.fn();
  renderWithUi(draw({ onValueChange }));
  await userEvent.click(box('1024'));
  await userEvent.click(box('1021'));
  await userEvent.click(box('1024'));
  expect(onValueChange.mock.calls).toEqual([[['1024']], [['1021', '1024']], [['1021']]]);
  expect(selected()).toEqual(['Faktura 1021']);
});

it('is mixed while some rows are selected, and selects all and none [G06]', async () => {
  const onValueChange = vi.fn();
  renderWithUi(draw({ onValueChange, defaultValue: ['1023'] }));
  const state = () => [all().indeterminate, all().checked];
  expect(state()).toEqual([true, false]);
  await userEvent.click(all());
  expect(onValueChange).toHaveBeenLastCalledWith(payable);
  expect(state()).toEqual([false, true]);
  await userEvent.click(box('1021'));
  expect(state()).toEqual([true, false]);
  await userEvent.click(all());
  await userEvent.click(all());
  expect(onValueChange).toHaveBeenLastCalledWith([]);
  expect(state()).toEqual([false, false]);
});

it('shows and announces how many rows are selected [G06]', async () => {
  renderWithUi(draw());
  expect(all().closest('div')?.textContent).toBe('Välj alla 0 valda');
  expect(announced()).toEqual([]);
  await userEvent.click(box('1021'));
  await expect.poll(announced).toContain('1 vald');
  expect(all().closest('div')?.textContent).toBe('Välj alla 1 vald');
  await userEvent.click(all());
  await expect.poll(announced).toContain('3 valda');
});

it('counts and sends only rows that can be selected [G06]', () => {
  renderWithUi(
    <form aria-label="Betala">
      {draw({ defaultValue: ['1024', '1021', 'gone'], name: 'pay' })}
    </form>,
  );
  expect(screen.getByText('2 valda')).toBeDefined();
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).getAll('pay')).toEqual(['1021', '1024']);
});

it('stays mixed when the application refuses to select all', async () => {
  function Refusing() {
    const [value] = useState<readonly string[]>(['1021']);
    return (
      <RowSelection label="Välj alla" onValueChange={vi.fn()} rowKeys={payable} value={value}>
        <RowCheckbox label="Faktura 1021" rowKey="1021" />
      </RowSelection>
    );
  }
  renderWithUi(<Refusing />);
  await userEvent.click(all());
  expect([all().indeterminate, all().checked]).toEqual([true, false]);
});

it('can be read but not changed while it is being sent', async () => {
  const onValueChange = vi.fn();
  renderWithUi(draw({ defaultValue: ['1021'], isLocked: true, onValueChange }));
  await userEvent.click(all());
  await userEvent.click(box('1021'));
  expect(onValueChange).not.toHaveBeenCalled();
  expect([all().ariaDisabled, box('1021').ariaDisabled]).toEqual(['true', 'true']);
  expect(selected()).toEqual(['Faktura 1021']);
});

it('draws only its boxes again when the selection changes, not the rows', async () => {
  const cell = vi.fn(({ number }: Invoice) => number);
  const counted = columns.map((column) => (column.key === 'number' ? { ...column, cell } : column));
  renderWithUi(draw({}, counted));
  const drawn = cell.mock.calls.length;
  await userEvent.click(box('1021'));
  expect(box('1021').checked).toBe(true);
  expect(cell.mock.calls.length).toBe(drawn);
});

it('writes how many are selected as the language does [G36]', () => {
  const rowKeys = Array.from({ length: 1234 }, (_, index) => String(index));
  renderWithUi(
    <RowSelection defaultValue={rowKeys} label="Välj alla" rowKeys={rowKeys}>
      {null}
    </RowSelection>,
  );
  expect(screen.getByText('1 234 valda')).toBeDefined();
});
