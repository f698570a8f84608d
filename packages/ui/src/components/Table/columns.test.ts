import { expect, it } from 'vitest';

import { alignment, type Column } from './columns.ts';

const sums = { key: 'sum', header: 'Summa', sortValue: Number, cell: String } as const;
const words = { key: 'word', header: 'Ord', sortValue: String, cell: String } as const;

it.each<readonly [Column<string>, 'start' | 'end']>([
  [{ ...sums, kind: 'number' }, 'end'],
  [{ ...words, kind: 'text' }, 'start'],
  [{ ...sums, kind: 'number', align: 'start' }, 'start'],
  [{ ...words, kind: 'text', align: 'end' }, 'end'],
])('aligns numbers at the end of a column, unless it says otherwise: %o', (column, expected) => {
  expect(alignment(column)).toBe(expected);
});
