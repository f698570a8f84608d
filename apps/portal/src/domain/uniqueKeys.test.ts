import { expect, it } from 'vitest';

import { uniqueKeys } from './uniqueKeys.ts';

it.each([
  [[], []],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 'b', 'a', 'a'],
    ['a', 'b', 'a #1', 'a #2'],
  ],
])('items %j get the keys %j', (items, keys) => {
  expect(uniqueKeys(items, (item) => [item])).toEqual(keys);
});

it('all parts of an item make its key', () => {
  const items = [
    { day: '2026-11-16', index: 7 },
    { day: '2026-11-17', index: 7 },
    { day: '2026-11-16', index: null },
  ];
  expect(uniqueKeys(items, ({ day, index }) => [day, index])).toEqual([
    '2026-11-16 7',
    '2026-11-17 7',
    '2026-11-16 ',
  ]);
});
