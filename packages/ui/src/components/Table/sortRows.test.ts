import { describe, expect, it } from 'vitest';

import type { Column } from './columns.ts';
import { sortRows } from './sortRows.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly amount: number | null;
  readonly date: string | null;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Namn', kind: 'text', sortValue: (row) => row.name, cell: () => null },
  {
    key: 'amount',
    header: 'Belopp',
    kind: 'number',
    sortValue: (row) => row.amount,
    cell: () => null,
  },
  { key: 'date', header: 'Datum', kind: 'date', sortValue: (row) => row.date, cell: () => null },
  { key: 'pay', header: 'Betala', kind: 'none', cell: () => null },
];
function row(part: Partial<Row>): Row {
  return { id: '', name: '', amount: null, date: null, ...part };
}

function names(order: readonly string[], direction: 'ascending' | 'descending') {
  const rows = order.map((name) => row({ name }));
  return sortRows(rows, columns, { columnKey: 'name', direction }, 'sv').map(({ name }) => name);
}

describe('sortRows', () => {
  it('puts å, ä and ö last, in that order [Z08]', () => {
    const given = ['Östersund', 'Ängelholm', 'Zinkgruvan', 'Åre', 'Arvika'];
    expect(names(given, 'ascending')).toEqual([
      'Arvika',
      'Zinkgruvan',
      'Åre',
      'Ängelholm',
      'Östersund',
    ]);
    expect(names(given, 'descending')).toEqual([
      'Östersund',
      'Ängelholm',
      'Åre',
      'Zinkgruvan',
      'Arvika',
    ]);
  });

  it('sorts numbers inside text by their value [Z08]', () => {
    expect(names(['Brev 10', 'Brev 9', 'Brev 100'], 'ascending')).toEqual([
      'Brev 9',
      'Brev 10',
      'Brev 100',
    ]);
  });

  it.each(['ascending', 'descending'] as const)(
    'sorts numbers of equal and of other lengths, and texts among them, as people expect when %s [Z08]',
    (direction) => {
      const expected = ['007', '9', '10', '47110023918', '47110023981', '47900000001', 'A1', 'ö'];
      const given = ['ö', '47110023981', '10', 'A1', '47900000001', '9', '47110023918', '007'];
      expect(names(given, direction)).toEqual(
        direction === 'ascending' ? expected : expected.toReversed(),
      );
    },
  );

  it('sorts amounts as numbers and dates as dates [C29]', () => {
    const rows = [
      row({ id: 'a', amount: 900, date: '2026-02-01' }),
      row({ id: 'b', amount: 12480, date: '2025-12-31' }),
      row({ id: 'c', amount: 4350, date: '2026-01-15' }),
    ];
    const order = (columnKey: string) =>
      sortRows(rows, columns, { columnKey, direction: 'ascending' }, 'sv').map(({ id }) => id);
    expect(order('amount')).toEqual(['a', 'c', 'b']);
    expect(order('date')).toEqual(['b', 'c', 'a']);
  });

  it.each(['ascending', 'descending'] as const)(
    'keeps rows without a value last when %s, wherever they were',
    (direction) => {
      const none = row({ id: 'none' });
      const low = row({ id: 'low', name: 'a', amount: 1, date: '2026-01-01' });
      const high = row({ id: 'high', name: 'b', amount: 2, date: '2026-01-02' });
      const expected =
        direction === 'ascending' ? ['low', 'high', 'none'] : ['high', 'low', 'none'];
      for (const rows of [
        [none, low, high],
        [low, none, high],
        [high, none, low],
        [high, low, none],
      ]) {
        for (const columnKey of ['name', 'amount', 'date']) {
          const sorted = sortRows(rows, columns, { columnKey, direction }, 'sv');
          expect(sorted.map(({ id }) => id)).toEqual(expected);
        }
      }
    },
  );

  it.each([
    ['ascending', [-3, 0, 2, 5, 7]],
    ['descending', [7, 5, 2, 0, -3]],
  ] as const)(
    'keeps numbers that could not be read, and empty dates, last when %s [G32]',
    (direction, expected) => {
      const amounts = [5, Number.NaN, -3, Number.NaN, 0, 7, Number.NaN, 2];
      const byAmount = sortRows(
        amounts.map((amount) => row({ amount })),
        columns,
        { columnKey: 'amount', direction },
        'sv',
      );
      expect(byAmount.map(({ amount }) => amount)).toEqual([
        ...expected,
        Number.NaN,
        Number.NaN,
        Number.NaN,
      ]);
      const byDate = sortRows(
        ['', '2026-01-01'].map((date) => row({ date })),
        columns,
        { columnKey: 'date', direction },
        'sv',
      );
      expect(byDate.map(({ date }) => date)).toEqual(['2026-01-01', '']);
    },
  );

  it.each(['ascending', 'descending'] as const)(
    'keeps the order of equal rows when %s',
    (direction) => {
      const rows = ['first', 'second', 'third'].map((id) =>
        row({ id, name: 'Krav', amount: 5, date: '2026-01-01' }),
      );
      for (const columnKey of ['name', 'amount', 'date']) {
        expect(sortRows(rows, columns, { columnKey, direction }, 'sv')).toEqual(rows);
      }
    },
  );

  it('reads each row once, however often it compares', () => {
    let reads = 0;
    const counted: readonly Column<Row>[] = [
      {
        key: 'amount',
        header: 'Belopp',
        kind: 'number',
        sortValue: ({ amount }) => {
          reads += 1;
          return amount;
        },
        cell: () => null,
      },
    ];
    const rows = Array.from({ length: 64 }, (_, index) => row({ amount: (index * 37) % 64 }));
    sortRows(rows, counted, { columnKey: 'amount', direction: 'ascending' }, 'sv');
    expect(reads).toBe(64);
  });

  it('keeps the original order until a sortable column is chosen, and never changes the given list [C29]', () => {
    const rows = [row({ id: 'b', name: 'B' }), row({ id: 'a', name: 'A' })];
    expect(sortRows(rows, columns, undefined, 'sv')).toBe(rows);
    expect(sortRows(rows, columns, { columnKey: 'pay', direction: 'ascending' }, 'sv')).toBe(rows);
    expect(sortRows(rows, columns, { columnKey: 'unknown', direction: 'ascending' }, 'sv')).toBe(
      rows,
    );
    sortRows(rows, columns, { columnKey: 'name', direction: 'ascending' }, 'sv');
    expect(rows.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
