import { expect, it } from 'vitest';

import { activeAfter, isTextKey } from './activeAfter.ts';

it.each([
  ['ArrowDown', -1, 30, -1, 0],
  ['ArrowDown', -1, 30, 12, 12],
  ['ArrowDown', 4, 30, 12, 5],
  ['ArrowDown', 29, 30, -1, 29],
  ['ArrowUp', -1, 30, 12, 29],
  ['ArrowUp', 4, 30, -1, 3],
  ['ArrowUp', 0, 30, -1, 0],
  ['PageDown', -1, 30, -1, 9],
  ['PageDown', 25, 30, -1, 29],
  ['PageUp', 12, 30, -1, 2],
  ['PageUp', 4, 30, -1, 0],
  ['PageUp', -1, 30, -1, -1],
  ['ArrowDown', -1, 0, -1, -1],
  ['ArrowUp', -1, 0, -1, -1],
  ['a', 4, 30, -1, undefined],
  ['Home', 4, 30, -1, undefined],
])(
  'after %s at option %i of %i, with %i chosen, option %s is active [G22]',
  (key, active, count, chosen, after) => {
    expect(activeAfter(key, active, { count, chosen })).toBe(after);
  },
);

it.each([
  ['ArrowLeft', true],
  ['ArrowRight', true],
  ['Home', true],
  ['End', true],
  ['ArrowDown', false],
  ['a', false],
])('knows of %s whether it moves in the text: %s [G22]', (key, isOne) => {
  expect(isTextKey(key)).toBe(isOne);
});
