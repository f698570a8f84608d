import { expect, it } from 'vitest';

import { withRow } from './selection.ts';

const rows = ['a', 'b', 'c'];

it.each([
  [[], 'b', true, ['b']],
  [['c'], 'a', true, ['a', 'c']],
  [['a', 'b'], 'b', true, ['a', 'b']],
  [['a', 'b'], 'b', false, ['a']],
  [['a'], 'gone', true, ['a']],
  [['gone', 'a'], 'b', true, ['a', 'b']],
] as const)(
  'turns %j, after %s was changed to %s, into %j [G06]',
  (selected, rowKey, isSelected, after) => {
    expect(withRow(rows, new Set(selected), { rowKey, isSelected })).toEqual(after);
  },
);
