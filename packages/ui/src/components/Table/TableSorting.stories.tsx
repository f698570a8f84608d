import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { type Claim, claimColumns, claims, dateColumn } from '../../testing/claims.tsx';
import { type SortState, Table, type TableProps } from './index.ts';
import { tableGuide } from './Table.guide.ts';

const meta = {
  title: 'Data/Table sorting',
  component: Table<Claim>,
  args: {
    caption: 'Aktiva ärenden',
    columns: claimColumns,
    rows: claims.slice(0, 4),
    rowKey: (claim) => claim.referenceNumber,
    emptyText: 'Det finns inga aktiva ärenden.',
  },
  parameters: {
    guide: tableGuide,
    docs: {
      description: {
        component:
          'How rows are sorted: by the headers of a table, or by a page that keeps the order itself.',
      },
    },
  },
} satisfies Meta<typeof Table<Claim>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The headers in order, each with its sort direction. */
function directions(element: HTMLElement): (string | null)[] {
  return within(element)
    .getAllByRole('columnheader')
    .map((header) => header.getAttribute('aria-sort'));
}

function cellsOf(element: HTMLElement, column: number): (string | null)[] {
  return within(element)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[column]?.textContent ?? null);
}

export const SortedAtFirst: Story = {
  args: {
    columns: [...claimColumns.slice(0, 3), dateColumn],
    defaultSort: { columnKey: 'date', direction: 'descending' },
  },
  play: async ({ canvasElement }) => {
    await expect(directions(canvasElement)).toEqual([null, null, null, 'descending']);
    await expect(cellsOf(canvasElement, 3)).toEqual([
      '2026-04-15',
      '2026-03-15',
      '2026-02-15',
      '2026-01-15',
    ]);
  },
};

export const SortByPointer: Story = {
  tags: ['U04', 'U05', 'U06', 'Z04', '!autodocs'],
  args: { rows: claims.slice(0, 5) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(directions(canvasElement)).toEqual([null, null, null, null]);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);

    await userEvent.click(canvas.getByRole('button', { name: 'Belopp' }));
    await waitFor(() =>
      expect(directions(canvasElement)).toEqual([null, null, 'descending', null]),
    );
    await expect(
      within(document.body).getByText('Sorterat efter Belopp, högst först'),
    ).toBeTruthy();

    await userEvent.click(canvas.getByRole('button', { name: 'Belopp' }));
    await expect(directions(canvasElement)).toEqual([null, null, 'ascending', null]);

    await userEvent.click(canvas.getByRole('button', { name: 'Registreringsnummer' }));
    await expect(directions(canvasElement)).toEqual([null, 'ascending', null, null]);
    await expect(
      within(document.body).getByText('Sorterat efter Registreringsnummer, A till Ö'),
    ).toBeTruthy();
  },
};

export const SortByKeyboard: Story = {
  tags: ['U04', 'U05', 'Z08', '!autodocs'],
  args: { rows: claims.slice(0, 5) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Referensnummer' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(cellsOf(canvasElement, 1)).toEqual([
      'ABC12D',
      'MLK481',
      'ÅKE12D',
      'ÄLG904',
      'ÖRN77A',
    ]);
    await userEvent.keyboard(' ');
    await expect(cellsOf(canvasElement, 1)).toEqual([
      'ÖRN77A',
      'ÄLG904',
      'ÅKE12D',
      'MLK481',
      'ABC12D',
    ]);
    await expect(document.activeElement).toBe(
      canvas.getByRole('button', { name: 'Registreringsnummer' }),
    );
  },
};

function ControlledTable(props: TableProps<Claim>): ReactNode {
  const [sort, setSort] = useState<SortState | undefined>({
    columnKey: 'amount',
    direction: 'ascending',
  });
  const { defaultSort: _, ...rest } = props;
  return <Table {...rest} onSortChange={setSort} sort={sort} />;
}

export const SortKeptByThePage: Story = {
  render: (args) => <ControlledTable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(directions(canvasElement)).toEqual([null, null, 'ascending', null]);
    await userEvent.click(canvas.getByRole('button', { name: 'Belopp' }));
    await waitFor(() =>
      expect(directions(canvasElement)).toEqual([null, null, 'descending', null]),
    );
  },
};
