import { expect, it } from 'vitest';

import { isMonthFirst, writtenLimits } from './dateWords.ts';

it.each([
  ['sv', '2026-01-09', '2026-01-09'],
  ['en-GB', '2026-01-09', '09/01/2026'],
  ['en-US', '2026-01-09', '01/09/2026'],
  ['fi', '2026-01-09', '09.01.2026'],
  ['sv', undefined, undefined],
  ['sv', 'not a date', 'not a date'],
])('writes in %s the limit %s as %s', (locale, min, written) => {
  expect(writtenLimits({ min, max: min }, locale)).toEqual({ min: written, max: written });
});

it.each([
  ['sv', false],
  ['en-GB', false],
  ['en-US', true],
  ['de', false],
])('finds that dates in %s begin with the month: %s', (locale, isFirst) => {
  expect(isMonthFirst(locale)).toBe(isFirst);
});
