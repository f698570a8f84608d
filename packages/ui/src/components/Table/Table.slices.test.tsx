import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { type Column, Table } from './index.ts';

interface Row {
  readonly id: string;
  readonly amount: number;
}

const columns: readonly Column<Row>[] = [
  {
    key: 'id',
    header: 'Nummer',
    kind: 'text',
    isRowHeader: true,
    sortValue: (row) => row.id,
    cell: (row) => <a href={`#${row.id}`}>{row.id}</a>,
  },
  {
    key: 'amount',
    header: 'Belopp',
    kind: 'number',
    sortValue: (row) => row.amount,
    cell: (row) => row.amount,
  },
];

/** Shuffled, unique amounts, so that a lost or repeated row is detected. */
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    amount: (index * 7919) % count,
  }));

interface ListProps {
  readonly count: number;
  /** Number of rows at first. */
  readonly visibleAtFirst?: number;
}

function List({ count, visibleAtFirst = 10 }: ListProps): ReactNode {
  const [visibleCount, onVisibleCountChange] = useState(visibleAtFirst);
  const [rows] = useState(() => rowsOf(count));
  return (
    <Table
      caption="Krav"
      columns={columns}
      emptyText="Inga krav."
      paging={{
        pageSize: 10,
        showMoreAbove: 10,
        showAllAbove: 24,
        visibleCount,
        onVisibleCountChange,
      }}
      rowKey={(row) => row.id}
      rows={rows}
    />
  );
}

// Not by role: computing the names of thousands of rows in jsdom takes longer than drawing them.
const body = (): HTMLElement => {
  const [, second] = screen.getAllByRole('rowgroup');
  if (second === undefined) throw new Error('The table has no rows.');
  return second;
};
const cells = (index: number): (string | null)[] =>
  [...body().children].map((row) => row.children[index]?.lastElementChild?.textContent ?? null);
const isBusy = (): boolean => body().ariaBusy === 'true' || body().hasAttribute('aria-busy');
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const allRowsCame = (count: number): Promise<void> =>
  waitFor(
    () => {
      expect(body().children).toHaveLength(count);
    },
    { timeout: 5000 },
  );

const moreThan = (count: number): Promise<void> =>
  waitFor(
    () => {
      expect(body().children.length).toBeGreaterThan(count);
    },
    { timeout: 5000 },
  );

it('responds to "show all" with two windows of rows in the same commit, and draws the rest afterwards [C14, C17]', async () => {
  renderWithUi(<List count={300} />);
  expect(isBusy()).toBe(false);
  press('Visa alla');
  expect(body().children).toHaveLength(40);
  expect(isBusy()).toBe(true);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('301');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '11' }));
  expect(announced()).toEqual(['Visar 300 av 300']);

  const lengths = new Set<number>();
  new MutationObserver(() => lengths.add(body().children.length)).observe(body(), {
    childList: true,
  });
  await allRowsCame(300);
  expect([...lengths].slice(0, 3)).toEqual([90, 140, 190]);
  expect(isBusy()).toBe(false);
  expect(cells(0)).toEqual(rowsOf(300).map(({ id }) => id));
  expect(document.activeElement?.textContent).toBe('11');
});

it('draws a list of up to a hundred rows completely, and has no busy state', () => {
  renderWithUi(<List count={100} />);
  press('Visa alla');
  expect(body().children).toHaveLength(100);
  expect(isBusy()).toBe(false);
  expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false);
});

it('shows the first rows of a long list before the others when the user returns to the page [D03]', async () => {
  renderWithUi(<List count={200} visibleAtFirst={200} />);
  expect(body().children).toHaveLength(30);
  expect(screen.getByText('Visar 200 av 200')).toBeTruthy();
  await allRowsCame(200);
  expect(announced()).toEqual([]);
});

it('can be sorted while rows are still being drawn, without losing or repeating a row [C29]', async () => {
  renderWithUi(<List count={250} />);
  press('Visa alla');
  await moreThan(40);
  press('Belopp');
  const falling = rowsOf(250)
    .map(({ amount }) => String(amount))
    .toSorted((first, second) => Number(second) - Number(first));
  expect(cells(1)).toEqual(falling.slice(0, 30));
  press('Belopp');
  expect(cells(1)).toEqual(falling.toReversed().slice(0, 30));
  await allRowsCame(250);
  expect(cells(1)).toEqual(falling.toReversed());
});

it('responds to a sort of all rows by drawing the first rows', async () => {
  renderWithUi(<List count={200} visibleAtFirst={200} />);
  await allRowsCame(200);
  press('Belopp');
  expect(cells(1).slice(0, 2)).toEqual(['199', '198']);
  expect(body().children).toHaveLength(30);
  expect(isBusy()).toBe(true);
  await allRowsCame(200);
  expect(isBusy()).toBe(false);
});

it('moves focus to a row that is not drawn yet', () => {
  renderWithUi(<List count={200} visibleAtFirst={150} />);
  press('Visa fler');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '151' }));
});

it('prints every row, however few are on the screen so far', () => {
  renderWithUi(<List count={200} visibleAtFirst={200} />);
  expect(body().children).toHaveLength(30);
  fireEvent(window, new Event('beforeprint'));
  expect(body().children).toHaveLength(200);
  expect(isBusy()).toBe(false);
});

it('leaves no pending work when the table is removed', () => {
  vi.useFakeTimers();
  try {
    const { unmount } = renderWithUi(<List count={200} visibleAtFirst={200} />);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
