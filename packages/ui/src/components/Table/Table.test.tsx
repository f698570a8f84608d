import { sv } from '@mina-sidor/texts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { UiProvider } from '../UiProvider/index.ts';
import { type Column, type SortState, Table, type TableContent } from './index.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
}

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    header: 'Namn',
    onPhone: 'title',
    kind: 'text',
    isRowHeader: true,
    sortValue: (row) => row.name,
    cell: (row) => row.name,
  },
  {
    key: 'amount',
    header: 'Belopp',
    kind: 'number',
    sortValue: (row) => row.amount,
    cell: (row) => String(row.amount),
  },
  {
    key: 'pay',
    header: 'Betala',
    onPhone: 'state',
    kind: 'none',
    isHeaderHidden: true,
    cell: (row) => <a href={`#${row.id}`}>Betala</a>,
  },
];

function rowsOf(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Ärende ${String(index + 1)}`,
    amount: (index * 7) % 10,
  }));
}

const idOf = (row: Row): string => row.id;

interface ExampleProps {
  readonly rows?: readonly Row[];
  readonly defaultSort?: SortState;
  readonly shownColumns?: readonly Column<Row>[];
  readonly isPaged?: boolean;
  readonly isCaptionHidden?: boolean;
}

function Example({
  rows = rowsOf(3),
  defaultSort,
  shownColumns = columns,
  isPaged = false,
  isCaptionHidden,
}: ExampleProps): ReactNode {
  const [visibleCount, onVisibleCountChange] = useState(10);
  return (
    <UiProvider locale="sv" texts={sv.ui}>
      <Table
        caption="Aktiva ärenden"
        columns={shownColumns}
        defaultSort={defaultSort}
        emptyText="Det finns inga aktiva ärenden."
        isCaptionHidden={isCaptionHidden}
        paging={
          isPaged
            ? {
                pageSize: 10,
                showMoreAbove: 10,
                showAllAbove: 24,
                visibleCount,
                onVisibleCountChange,
              }
            : undefined
        }
        rowKey={idOf}
        rows={rows}
      />
    </UiProvider>
  );
}

const directions = (): (string | null)[] =>
  screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));

const names = (): (string | null)[] =>
  screen.getAllByRole('rowheader').map((cell) => cell.textContent);

const select = (): HTMLSelectElement =>
  screen.getByRole('combobox', { name: 'Sortera efter Aktiva ärenden' });

describe('for screen readers', () => {
  it('names the table and gives each row a header and each cell its column', () => {
    render(<Example />);
    const table = screen.getByRole('table', { name: 'Aktiva ärenden' });
    const [head, first] = within(table).getAllByRole('row');
    if (head === undefined || first === undefined) throw new Error('The table has no rows.');
    expect(within(head).getAllByRole('columnheader').length).toBe(3);
    expect(within(first).getByRole('rowheader').textContent).toContain('Ärende 1');
    // Written out, because a browser drops them when CSS lays the row out as a card.
    expect([...first.children].map((cell) => cell.getAttribute('role'))).toEqual([
      'rowheader',
      'cell',
      'cell',
    ]);
  });

  it('draws a row with no element besides its cells and what they hold', () => {
    render(<Example />);
    expect(screen.getAllByRole('row')[1]?.querySelectorAll('*')).toHaveLength(columns.length + 1);
  });

  it('says its name once, as a caption or, beside a heading, as the name alone [Z54]', () => {
    const { rerender } = render(<Example />);
    expect(document.body.textContent?.match(/Aktiva ärenden/gu)).toHaveLength(2);
    expect(screen.getByRole('caption').textContent).toBe('Aktiva ärenden');
    expect(select().labels[0]?.textContent).toBe('Sortera efter Aktiva ärenden');
    rerender(<Example isCaptionHidden rows={rowsOf(1)} />);
    expect(screen.getByRole('table', { name: 'Aktiva ärenden' })).toBeTruthy();
    expect(screen.queryByText('Aktiva ärenden')).toBeNull();
  });

  it('gives CSS the label of a value only where a card shows one', () => {
    const details: Column<Row> = {
      key: 'details',
      header: 'Detaljer',
      kind: 'none',
      onPhone: 'detail',
      isHeaderHidden: true,
      isLabelledOnPhone: true,
      cell: () => 'Mer',
    };
    render(<Example rows={rowsOf(1)} shownColumns={[...columns, details]} />);
    const [, ...cells] = screen.getAllByRole('row')[1]?.children ?? [];
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(['Belopp', null, null]);
    expect(cells[0]?.textContent).toBe('0');
  });
});

describe('sorting', () => {
  it('shows the same order in the headers and in the select of the card form', async () => {
    render(<Example />);
    expect(select().selectedOptions[0]?.textContent).toBe(sv.ui.sortOriginalOrder);
    await userEvent.selectOptions(select(), 'Namn, Ö till A');
    expect(directions()).toEqual(['descending', null, null]);
    expect(names()).toEqual(['Ärende 3', 'Ärende 2', 'Ärende 1']);
    await userEvent.click(screen.getByRole('button', { name: 'Belopp' }));
    expect(select().selectedOptions[0]?.textContent).toBe('Belopp, högst först');
    await userEvent.selectOptions(select(), sv.ui.sortOriginalOrder);
    expect(directions()).toEqual([null, null, null]);
    expect(names()).toEqual(['Ärende 1', 'Ärende 2', 'Ärende 3']);
  });

  it('offers no sorting when there is nothing to sort [U06]', () => {
    const sort: SortState = { columnKey: 'amount', direction: 'descending' };
    const { rerender } = render(<Example defaultSort={sort} rows={rowsOf(1)} />);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(directions()).toEqual([null, null, null]);
    rerender(<Example defaultSort={sort} rows={rowsOf(2)} />);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(directions()).toEqual([null, 'descending', null]);
    rerender(<Example shownColumns={columns.slice(2)} />);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('long lists', () => {
  it('show ten of twelve rows and then the rest, without a button or a number [C13, C14]', async () => {
    render(<Example isPaged rows={rowsOf(12)} />);
    expect(screen.getAllByRole('rowheader').length).toBe(10);
    expect(screen.getByText('Visar 10 av 12')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Visa alla' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Visa fler' }));
    expect(screen.getAllByRole('rowheader').length).toBe(12);
    expect(screen.queryByRole('button', { name: 'Visa fler' })).toBeNull();
    expect(screen.queryByText(/^Visar/u, { selector: 'span' })).toBeNull();
  });

  it('move focus to the new row itself when it has no link or button', async () => {
    render(<Example isPaged rows={rowsOf(12)} shownColumns={columns.slice(0, 2)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Visa fler' }));
    expect(document.activeElement).toBe(screen.getAllByRole('row')[11]);
  });

  it('sort all rows, not only the visible ones', async () => {
    render(<Example isPaged rows={rowsOf(12)} />);
    await userEvent.selectOptions(select(), 'Namn, Ö till A');
    expect(names()[0]).toBe('Ärende 12');
  });
});

describe('rendering', () => {
  it('renders a row once, however often the table is sorted, filtered or rendered again', async () => {
    const cell = vi.fn((row: Row) => row.name);
    const counted = columns.map((column) => (column.key === 'name' ? { ...column, cell } : column));
    const rows = rowsOf(30);
    const { rerender } = render(<Example rows={rows} shownColumns={counted} />);
    expect(cell).toHaveBeenCalledTimes(30);
    await userEvent.click(screen.getByRole('button', { name: 'Namn' }));
    await userEvent.click(screen.getByRole('button', { name: 'Namn' }));
    rerender(<Example rows={rows.filter(({ amount }) => amount > 3)} shownColumns={counted} />);
    rerender(<Example rows={rows} shownColumns={counted} />);
    expect(names()[0]).toBe('Ärende 30');
    // Filtered-out rows are rendered again when they come back.
    expect(cell.mock.calls.length).toBeLessThanOrEqual(30 + 12);
  });

  it('sorts once for an order, also when the application passes it as a new object each time', () => {
    const sortValue = vi.fn((row: Row) => row.amount);
    const counted: readonly Column<Row>[] = [
      { key: 'amount', header: 'Belopp', kind: 'number', sortValue, cell: (row) => row.amount },
    ];
    const rows = rowsOf(3);
    const table = () => (
      <UiProvider locale="sv" texts={sv.ui}>
        <Table
          caption="Aktiva ärenden"
          columns={counted}
          emptyText="Det finns inga aktiva ärenden."
          onSortChange={() => undefined}
          rowKey={idOf}
          rows={rows}
          sort={{ columnKey: 'amount', direction: 'ascending' }}
        />
      </UiProvider>
    );
    const { rerender } = render(table());
    rerender(table());
    expect(sortValue).toHaveBeenCalledTimes(3);
  });
});

function Stateful(content: TableContent<Row>): ReactNode {
  return (
    <UiProvider locale="sv" texts={sv.ui}>
      <Table
        caption="Aktiva ärenden"
        columns={columns}
        emptyText="Det finns inga aktiva ärenden."
        rowKey={idOf}
        {...content}
      />
    </UiProvider>
  );
}

describe('without rows', () => {
  it('is busy while loading, with headers but without readable rows', () => {
    render(<Stateful expectedRowCount={7} status="loading" />);
    const table = screen.getByRole('table', { name: 'Aktiva ärenden' });
    expect(table.closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.getAllByRole('row')).toHaveLength(1);
    const placeholders = table.lastElementChild;
    expect(placeholders?.querySelectorAll(':scope > [aria-hidden="true"]')).toHaveLength(7);
    expect(screen.queryByText('Det finns inga aktiva ärenden.')).toBeNull();
  });

  it('does not offer sorting and take it back when one row is expected and arrives', () => {
    render(<Stateful expectedRowCount={1} status="loading" />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('keeps the chosen order while loading', async () => {
    const { rerender } = render(<Stateful status="loading" />);
    await userEvent.click(screen.getByRole('button', { name: 'Namn' }));
    await userEvent.click(screen.getByRole('button', { name: 'Namn' }));
    rerender(<Stateful rows={rowsOf(3)} />);
    expect(names()).toEqual(['Ärende 3', 'Ärende 2', 'Ärende 1']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Namn' }));
  });
});
