import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { type Column, Table } from '../Table/index.ts';
import { totalRowGuide } from './TotalRow.guide.ts';
import { TotalRow } from './TotalRow.tsx';

interface Invoice {
  readonly number: string;
  readonly due: string;
  readonly fee: number;
  readonly amount: number;
}

const invoices: readonly Invoice[] = [
  { number: '1021', due: '2026-11-30', fee: 0, amount: 1250 },
  { number: '1022', due: '2026-12-31', fee: 60, amount: 840 },
  { number: '1023', due: '2027-01-31', fee: 120, amount: 4100 },
];

const kronor = (amount: number): string => `${amount.toLocaleString('sv')}\u00A0kr`;

const columns: readonly Column<Invoice>[] = [
  {
    key: 'number',
    header: 'Faktura',
    kind: 'text',
    isRowHeader: true,
    onPhone: 'title',
    sortValue: ({ number }) => number,
    cell: ({ number }) => number,
  },
  {
    key: 'due',
    header: 'Betalas senast',
    kind: 'date',
    onPhone: 'detail',
    sortValue: ({ due }) => due,
    cell: ({ due }) => due,
  },
  {
    key: 'fee',
    header: 'Avgift',
    kind: 'number',
    sortValue: ({ fee }) => fee,
    cell: ({ fee }) => kronor(fee),
  },
  {
    key: 'amount',
    header: 'Belopp',
    kind: 'number',
    onPhone: 'value',
    sortValue: ({ amount }) => amount,
    cell: ({ amount }) => kronor(amount),
  },
];

const meta = {
  title: 'Data/TotalRow',
  component: TotalRow<Invoice>,
  args: { label: 'Summa', columns, values: { amount: kronor(6190) } },
  render: (args) => (
    <Table
      caption="Fakturor"
      columns={columns}
      emptyText="Det finns inga fakturor."
      rowKey={({ number }) => number}
      rows={invoices}
      totalRow={<TotalRow {...args} />}
    />
  ),
  parameters: { guide: totalRowGuide },
} satisfies Meta<typeof TotalRow<Invoice>>;

export default meta;

type Story = StoryObj<typeof meta>;

/** It stays last however the rows are sorted. */
export const OneTotal: Story = {
  tags: ['G05'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const total = (): HTMLElement | undefined => canvas.getAllByRole('row').at(-1);
    await expect(total()).toHaveTextContent(/^Summa6\s190\skr$/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Belopp' }));
    await expect(total()).toHaveTextContent(/^Summa6\s190\skr$/u);
    const [header, sum] = [
      canvas.getByRole('columnheader', { name: /Belopp/u }),
      canvas.getByRole('cell', { name: /^6\s190/u }),
    ].map((cell) => cell.getBoundingClientRect());
    await expect(sum?.right).toBe(header?.right);
  },
};

export const TwoTotals: Story = {
  args: { values: { fee: kronor(180), amount: kronor(6190) } },
};

/** A card of its own below the others, with the totals where the rows have theirs. */
export const OnPhone: Story = {
  tags: ['G05'],
  globals: { viewport: { value: 'narrow' } },
  args: { values: { fee: kronor(180), amount: kronor(6190) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sum = canvas.getByRole('cell', { name: /^6\s190/u }).getBoundingClientRect();
    const last = canvas.getByRole('cell', { name: /^4\s100/u }).getBoundingClientRect();
    await expect(sum.right).toBe(last.right);
    await expect(sum.top).toBeGreaterThan(last.bottom);
  },
};

/** One total stands in the middle of its card. */
export const OneTotalOnPhone: Story = {
  tags: ['!autodocs', 'G05'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getAllByRole('rowgroup').at(-1)?.getBoundingClientRect();
    const label = canvas.getByRole('rowheader', { name: 'Summa' }).getBoundingClientRect();
    const above = label.top - (card?.top ?? 0);
    await expect(above).toBeCloseTo((card?.bottom ?? 0) - label.bottom, 0);
    await expect(above).toBeLessThan(16);
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    label: 'Trafikförsäkringsavgiftsbetalningsföreläggandesumma',
    values: { amount: kronor(98765432) },
  },
};
