import { expect, it } from 'vitest';

import { daysAfter } from './days.ts';

it.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2028-02-25', 7, '2028-03-03'],
  // The days on which summer time ends and begins.
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-03-29', 7, '2026-04-05'],
])('the day that is %s and %i days is %s [Z95]', (date, days, after) => {
  expect(daysAfter(date, days)).toBe(after);
});
