import { describe, expect, it } from 'vitest';

import { readWholeNumber } from './wholeNumber.ts';

describe('a whole number up to 65535, 4173 unless given', () => {
  it.each([
    [undefined, 4173],
    ['', 4173],
    [' ', 4173],
    ['0', 0],
    [' 4180 ', 4180],
    ['65535', 65_535],
    ['65536', null],
    ['-1', null],
    ['80.5', null],
    ['1e3', null],
    ['0x10', null],
    ['abc', null],
  ])('is read from %j as %j', (text, number) => {
    expect(readWholeNumber(text, { fallback: 4173, most: 65_535 })).toBe(number);
  });
});
