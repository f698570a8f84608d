import { describe, expect, it } from 'vitest';

import { limitFault, marksOf, readNumber } from './readNumber.ts';

const swedish = marksOf('sv');

describe('a number in Swedish', () => {
  it.each([
    ['0', 0],
    ['1234', 1234],
    ['1 234', 1234],
    ['1\u00A0234\u202F567', 1_234_567],
    ['1’234', 1234],
    [' 12,5 ', 12.5],
    ['12.50', 12.5],
    ['12,', 12],
    ['-7', -7],
    ['−7', -7],
    ['–7,25', -7.25],
    ['007', 7],
    ['٣٫٥', 3.5],
    ['۱۲', 12],
  ])('is read from %j as %d', (text, number) => {
    expect(readNumber(text, 2, swedish)).toBe(number);
  });

  it.each(['', ' ', 'tolv', '12 kr', '1,2,3', '1.234,50', ',5', '1e5', '--1', '1,234', 'ج'])(
    'is not read from %j',
    (text) => {
      expect(readNumber(text, 2, swedish)).toBeNull();
    },
  );

  it.each([
    ['1 234,50 kr', 1234.5],
    ['12kr', 12],
    ['12 KR', 12],
    ['12 km', null],
    ['kr', null],
  ])('with its unit after it is read from %j as %s', (text, number) => {
    expect(readNumber(text, 2, swedish, { unit: 'kr' })).toBe(number);
  });

  it.each([
    ['£1234,50', 1234.5],
    ['£ 12', 12],
    ['-£5', -5],
    ['−£5', -5],
    ['£-5', -5],
    ['£12 per år', 12],
    ['12', 12],
    ['££12', null],
    ['12 £', null],
    ['£', null],
    ['--£5', null],
  ])('with its currency before it is read from %j as %s [G03]', (text, number) => {
    expect(readNumber(text, 2, swedish, { prefix: '£', unit: 'per år' })).toBe(number);
  });

  it('has no decimals unless they are asked for', () => {
    expect(readNumber('12,5', 0, swedish)).toBeNull();
    expect(readNumber('12,5', 1, swedish)).toBe(12.5);
  });

  it('is not read when it is too large to be exact', () => {
    expect(readNumber('9007199254740991', 0, swedish)).toBe(Number.MAX_SAFE_INTEGER);
    expect(readNumber('9007199254740993', 0, swedish)).toBeNull();
  });
});

describe('a number in another language', () => {
  it.each([
    ['en', '1,234.5', 1234.5],
    ['en', '1,234,567', 1_234_567],
    ['en', '12,5', null],
    ['en', '12,50', null],
    ['de', '1.234,5', 1234.5],
    ['de', '1.234', 1234],
    ['de', '1.23', null],
    ['de', '12.5', null],
    ['de-CH', '12,5', 12.5],
    ['en-IN', '12,34,567.8', 1_234_567.8],
    ['en-IN', '12,34', null],
    ['ar', '-٣٫٥', -3.5],
    ['ar-EG', '12.5', 12.5],
  ])('(%s) is read from %j as %s', (locale, text, number) => {
    expect(readNumber(text, 2, marksOf(locale))).toBe(number);
  });

  it.each(['sv', 'en', 'en-IN', 'de', 'de-CH', 'fr', 'pl', 'ar', 'ar-EG', 'fa', 'he'])(
    '(%s) is read back as it is shown',
    (locale) => {
      for (const number of [0, -7, 999, 1200.5, 1_234_567.89, -98_765.4]) {
        const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(number);
        expect(readNumber(shown, 2, marksOf(locale))).toBe(number);
      }
    },
  );
});

it.each([
  [null, undefined],
  [0, 'low'],
  [1, undefined],
  [10, undefined],
  [11, 'high'],
] as const)('finds that %s of 1 to 10 is %s', (number, fault) => {
  expect(limitFault(number, { min: 1, max: 10 })).toBe(fault);
});
