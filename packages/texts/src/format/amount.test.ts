import { describe, expect, it } from 'vitest';

import { formatAmount } from './amount.ts';
import { formatNumber } from './number.ts';

const nbsp = '\u00A0';

describe('formatAmount', () => {
  it.each([
    [1_248_000, `12${nbsp}480${nbsp}kr`],
    [4550, `45,50${nbsp}kr`],
    [123_405, `1${nbsp}234,05${nbsp}kr`],
    [0, `0${nbsp}kr`],
    [1, `0,01${nbsp}kr`],
    [-18_000, `\u2212180${nbsp}kr`],
    [-50, `\u22120,50${nbsp}kr`],
    [Number.MAX_SAFE_INTEGER, `90${nbsp}071${nbsp}992${nbsp}547${nbsp}409,91${nbsp}kr`],
  ])('formats %i öre in Swedish, with no-break spaces and without ,00 [Z09]', (ore, text) => {
    expect(formatAmount(ore)).toBe(text);
  });

  it('shows an unreadable amount as unknown', () => {
    expect(formatAmount(null)).toBe('Okänt belopp');
  });
});

it.each([
  [5, '5'],
  [4000, `4${nbsp}000`],
  [999, '999'],
  [1_248_000, `1${nbsp}248${nbsp}000`],
])('formatNumber formats %i as %j', (count, text) => {
  expect(formatNumber(count)).toBe(text);
});
