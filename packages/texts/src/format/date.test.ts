import { describe, expect, it } from 'vitest';

import { formatDate, formatDayInText, formatMonthInText, formatPeriod } from './date.ts';

describe('formatDate', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T00:30:00+01:00', '2026-11-20'],
    ['2026-11-20T23:30:00+01:00', '2026-11-20'],
  ])('shows %j as a day, whatever the customer’s time zone [Z09]', (iso, text) => {
    expect(formatDate(iso)).toBe(text);
  });
});

describe('formatDayInText', () => {
  it.each([
    ['2026-11-30', '30\u00A0november'],
    ['2026-12-01T00:00:00+01:00', '1\u00A0december'],
  ])(
    'names the day of %j in a sentence, in one piece, whatever the time zone [Z09, Z88]',
    (iso, text) => {
      expect(formatDayInText(iso)).toBe(text);
    },
  );
});

describe('formatMonthInText', () => {
  it.each([
    ['2026-01-31', 'januari'],
    ['2026-12-01T00:00:00+01:00', 'december'],
  ])('names the month of %j in a sentence', (iso, text) => {
    expect(formatMonthInText(iso)).toBe(text);
  });
});

describe('formatPeriod', () => {
  it.each([
    ['2026-06-01', '2026-08-31', '2026-06-01 - 2026-08-31'],
    ['2026-06-01', null, '2026-06-01 -'],
    [null, '2026-08-31', '- 2026-08-31'],
    [null, null, null],
    ['2026-06-01T00:00:00', '2026-08-31T00:00:00', '2026-06-01 - 2026-08-31'],
  ])('shows %j to %j as a period [D16]', (from, to, text) => {
    expect(formatPeriod(from, to)).toBe(text);
  });
});
