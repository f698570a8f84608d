import { describe, expect, it } from 'vitest';

import { luhnDigit, ocrNumber } from './checkDigits.ts';

describe('check digits', () => {
  it.each([
    ['123456', '6'],
    ['40012345672', '7'],
    ['90011223342', '5'],
    ['0', '0'],
  ])('of %s is %s', (digits, expected) => {
    expect(luhnDigit(digits)).toBe(expected);
  });

  it.each([
    ['4001234567', '400123456727'],
    ['9001122334', '900112233425'],
  ])('turn reference number %s into OCR number %s', (referenceNumber, expected) => {
    expect(ocrNumber(referenceNumber)).toBe(expected);
  });
});
