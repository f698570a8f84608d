import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { DescriptionList } from '../DescriptionList/index.ts';
import { Link } from '../Link/index.ts';
import { type Column, Table } from '../Table/index.ts';
import { detailsColumnGuide } from './DetailsColumn.guide.ts';
import { detailsColumn } from './index.ts';

interface Invoice {
  readonly number: string;
  readonly amount: number;
  readonly fee: number;
}

const invoices: readonly Invoice[] = [
  { number: '1021', amount: 1250, fee: 0 },
  { number: '1022', amount: 840, fee: 60 },
  { number: '1023', amount: 4100, fee: 120 },
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
    key: 'amount',
    header: 'Belopp',
    kind: 'number',
    onPhone: 'value',
    sortValue: ({ amount }) => amount,
    cell: ({ amount }) => kronor(amount),
  },
  detailsColumn({
    header: 'Detaljer',
    isHeaderHidden: true,
    label: 'Detaljer',
    context: ({ number }) => `faktura ${number}`,
    details: ({ amount, fee }) =>
      fee === 0 ? null : (
        <DescriptionList
          items={[
            { term: 'Fordran', description: kronor(amount - fee) },
            { term: 'Påminnelseavgift', description: kronor(fee) },
            { term: 'Brev', description: <Link href="#brev">Hämta brevet</Link> },
          ]}
        />
      ),
  }),
];

const meta = {
  title: 'Data/DetailsColumn',
  component: Table<Invoice>,
  args: {
    caption: 'Fakturor',
    columns,
    rows: invoices,
    rowKey: ({ number }) => number,
    emptyText: 'Det finns inga fakturor.',
  },
  parameters: {
    guide: detailsColumnGuide,
    docs: {
      description: {
        component:
          'Rows that open: `detailsColumn` makes a column of buttons that show more below their row. A table without it does not load its code.',
      },
    },
  },
} satisfies Meta<typeof Table<Invoice>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words of the rows, from above. */
const rowsOf = (element: HTMLElement): (string | undefined)[] =>
  within(element)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replaceAll('\u00A0', ' '));

const opener = (element: HTMLElement, number: string): HTMLElement =>
  within(element).getByRole('button', { name: `Detaljer faktura ${number}` });

/** A row without details has no button. */
export const Closed: Story = {
  tags: ['G21'],
  play: async ({ canvasElement }) => {
    const openers = within(canvasElement).getAllByRole('button', { name: /Detaljer/u });
    await expect(openers.map((one) => one.ariaExpanded)).toEqual(['false', 'false']);
    await expect(openers.map((one) => one.ariaLabel)).toEqual([
      'Detaljer faktura 1022',
      'Detaljer faktura 1023',
    ]);
  },
};

export const ByKeyboard: Story = {
  tags: ['G21', 'U08', '!autodocs'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const button = opener(canvasElement, '1022');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
    const shown = within(canvasElement).getByText('Påminnelseavgift').closest('td');
    await expect(shown).toHaveAttribute('id', button.getAttribute('aria-controls'));
    await expect(shown).toHaveAttribute('colspan', '3');
    await expect(opener(canvasElement, '1023')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Hämta brevet' })).toHaveFocus();
    button.focus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).not.toHaveAttribute('aria-controls');
    await expect(within(canvasElement).queryByText('Påminnelseavgift')).toBeNull();
  },
};

/** What is open moves with its row. */
export const SortedWhileOpen: Story = {
  tags: ['G21'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement, '1023'));
    const details = 'Fordran3 980 krPåminnelseavgift120 krBrevHämta brevet';
    await expect(rowsOf(canvasElement)).toEqual([
      '10211 250 kr',
      '1022840 krDetaljer',
      '10234 100 krDetaljer',
      details,
    ]);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Belopp' }));
    await expect(rowsOf(canvasElement)).toEqual([
      '10234 100 krDetaljer',
      details,
      '10211 250 kr',
      '1022840 krDetaljer',
    ]);
  },
};

/** In the card form the details are a part of the card. */
export const OnPhone: Story = {
  tags: ['G21'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement, '1022'));
    const button = opener(canvasElement, '1022');
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const pressed = [-21, 21].map((away) =>
      document.elementFromPoint((left + right) / 2, (top + bottom) / 2 + away),
    );
    await expect(pressed).toEqual([button, button]);
    const term = within(canvasElement).getByText('Påminnelseavgift').getBoundingClientRect();
    await expect(term.top).toBeGreaterThan(bottom);
    const next = within(canvasElement).getByText('1023').getBoundingClientRect();
    await expect(next.top).toBeGreaterThan(term.bottom);
  },
};

/** Each row is a card of its own, because it leads on. */
export const OnPhoneWithLinks: Story = {
  tags: ['G21', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    columns: columns.map((column) =>
      column.key === 'number'
        ? {
            ...column,
            onPhone: 'link',
            isLabelledOnPhone: undefined,
            cell: ({ number }) => <Link href={`#${number}`}>{number}</Link>,
          }
        : column,
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement, '1022'));
    await expect(within(canvasElement).getByText('Påminnelseavgift')).toBeVisible();
    await expect(location.hash).not.toBe('#1022');
  },
};
