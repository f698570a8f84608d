import { expect, it } from 'vitest';

import { median } from './statistics.ts';

it.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[1, 1000, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('finds the median of %j', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

it('has no median of nothing', () => {
  expect(median([])).toBeNaN();
});
