import { expect, it } from 'vitest';

import { limitFault, parseDate } from './calendarDate.ts';

it.each([
  ['2026-11-20', '2026-11-20'],
  ['20261120', '2026-11-20'],
  [' 2026-11-20 ', '2026-11-20'],
  ['20/11 2026', '2026-11-20'],
  ['1/2 2026', '2026-02-01'],
  ['01.02.2026', '2026-02-01'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-02-31', undefined],
  ['2026-13-01', undefined],
  ['2026-1120', undefined],
  ['26-11-20', undefined],
  ['i går', undefined],
  ['', undefined],
])('reads %j as %s', (text, date) => {
  expect(parseDate(text, () => false)).toBe(date);
});

it.each([
  ['11/05/2026', '2026-11-05'],
  ['2/1 2026', '2026-02-01'],
  ['2026-11-05', '2026-11-05'],
  ['20/11/2026', undefined],
])('reads %j with the month before the day as %s', (text, date) => {
  expect(parseDate(text, () => true)).toBe(date);
});

it.each([
  ['2026-01-01', undefined],
  ['2026-11-20', undefined],
  ['2025-12-31', 'early'],
  ['2026-11-21', 'late'],
  [undefined, undefined],
])('finds %s, with 2026-01-01 to 2026-11-20 allowed: %s', (date, fault) => {
  expect(limitFault(date, { min: '2026-01-01', max: '2026-11-20' })).toBe(fault);
});

it('accepts any date without limits', () => {
  expect(limitFault('0002-01-01', {})).toBeUndefined();
});
