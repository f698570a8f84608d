import { describe, expect, it } from 'vitest';

import { nextSort } from './nextSort.ts';

describe('nextSort', () => {
  it.each([
    ['text', 'ascending'],
    ['number', 'descending'],
    ['date', 'descending'],
  ] as const)('starts a %s column %s [U05]', (kind, direction) => {
    expect(nextSort(undefined, { key: 'new', kind })).toEqual({ columnKey: 'new', direction });
    expect(nextSort({ columnKey: 'old', direction: 'descending' }, { key: 'new', kind })).toEqual({
      columnKey: 'new',
      direction,
    });
  });

  it.each(['text', 'number', 'date'] as const)(
    'reverses a %s column that is already sorted [U04]',
    (kind) => {
      const column = { key: 'same', kind };
      expect(nextSort({ columnKey: 'same', direction: 'ascending' }, column).direction).toBe(
        'descending',
      );
      expect(nextSort({ columnKey: 'same', direction: 'descending' }, column).direction).toBe(
        'ascending',
      );
    },
  );
});
