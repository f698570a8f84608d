import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { saidIn } from '../../testing/saidIn.ts';
import { Link } from '../Link/index.ts';
import { type Column, Table } from '../Table/index.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { rowSelectionGuide } from './RowSelection.guide.ts';
import { RowSelection } from './RowSelection.tsx';

interface Invoice {
  readonly number: string;
  readonly due: string;
  readonly amount: number;
  readonly isPaid: boolean;
}

const invoices: readonly Invoice[] = [
  { number: '1021', due: '2026-11-30', amount: 1250, isPaid: false },
  { number: '1022', due: '2026-12-31', amount: 840, isPaid: true },
  { number: '1023', due: '2027-01-31', amount: 4100, isPaid: false },
  { number: '1024', due: '2027-02-28', amount: 300, isPaid: false },
];

const columns: readonly Column<Invoice>[] = [
  {
    key: 'select',
    header: 'Välj',
    kind: 'none',
    width: 'narrow',
    cell: ({ number, isPaid }) =>
      isPaid ? null : <RowCheckbox label={`Faktura ${number}`} rowKey={number} />,
  },
  {
    key: 'number',
    header: 'Faktura',
    kind: 'text',
    isRowHeader: true,
    onPhone: 'link',
    sortValue: ({ number }) => number,
    cell: ({ number }) => <Link href={`#${number}`}>{number}</Link>,
  },
  {
    key: 'due',
    header: 'Betalas senast',
    kind: 'date',
    onPhone: 'detail',
    sortValue: ({ due }) => due,
    cell: ({ due, isPaid }) => (isPaid ? 'Betald' : due),
  },
  {
    key: 'amount',
    header: 'Belopp',
    kind: 'number',
    onPhone: 'value',
    sortValue: ({ amount }) => amount,
    cell: ({ amount }) => `${amount.toLocaleString('sv')}\u00A0kr`,
  },
];

const meta = {
  title: 'Data/RowSelection',
  component: RowSelection,
  args: {
    label: 'Välj alla obetalda',
    rowKeys: invoices.filter(({ isPaid }) => !isPaid).map(({ number }) => number),
    onValueChange: fn(),
    children: (
      <Table
        caption="Fakturor"
        columns={columns}
        emptyText="Det finns inga fakturor."
        rowKey={({ number }) => number}
        rows={invoices}
      />
    ),
  },
  parameters: { parts: { RowCheckbox }, guide: rowSelectionGuide },
} satisfies Meta<typeof RowSelection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {};

export const SomeSelected: Story = {
  args: { defaultValue: ['1021', '1023'] },
};

export const AllSelected: Story = { args: { defaultValue: ['1021', '1023', '1024'] } };

/** What is selected is being sent. */
export const Locked: Story = { args: { defaultValue: ['1021'], isLocked: true } };

/** The box is the first thing in a card. The rest of the card leads on. */
export const OnPhone: Story = {
  tags: ['G06'],
  globals: { viewport: { value: 'narrow' } },
  args: { defaultValue: ['1023'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Faktura 1021' });
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const title = canvas.getByRole('rowheader', { name: '1021' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(title.left);
    await expect((top + bottom) / 2).toBeCloseTo((title.top + title.bottom) / 2, 0);
    await expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(box);
    await userEvent.click(box);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1021', '1023']);
  },
};

export const ByKeyboard: Story = {
  tags: ['G06', '!autodocs'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Välj alla obetalda' });
    const first = canvas.getByRole('checkbox', { name: 'Faktura 1021' });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    first.focus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(first).toHaveFocus();
    await waitFor(() => expect(saidIn(canvasElement, 'polite')).toContain('1 vald'));
    await expect(all).toBePartiallyChecked();
    all.focus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1021', '1023', '1024']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: { label: 'Trafikförsäkringsavgiftsbetalningsförelägganden som inte är betalda' },
};
