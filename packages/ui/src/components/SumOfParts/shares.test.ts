import { expect, it } from 'vitest';

import { sharesOf } from './shares.ts';

const rounded = (amounts: readonly number[]) =>
  sharesOf(amounts)?.map(({ start, width }) => [start, width].map((one) => one.toFixed(1)));

it('shares the bar by amount, with a gap after each part', () => {
  expect(rounded([300, 100])).toEqual([
    ['0.0', '74.4'],
    ['75.0', '24.4'],
  ]);
});

it('keeps a small part wide enough to be seen', () => {
  expect(rounded([1_000_000, 1, 0])).toEqual([
    ['0.0', '92.0'],
    ['92.6', '3.1'],
    ['96.3', '3.1'],
  ]);
});

it.each([[[100, -50]], [[0, 0]], [[]]])('draws no bar of %j', (amounts) => {
  expect(sharesOf(amounts)).toBeNull();
});
