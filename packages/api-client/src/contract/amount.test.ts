import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { amountPattern, parseAmount } from './amount.ts';

const nbsp = '\u00A0';

describe('parseAmount', () => {
  it.each([
    ['12 480', 1_248_000],
    [`12${nbsp}480`, 1_248_000],
    ['12\u202F480', 1_248_000],
    ['12\t480\n', 1_248_000],
    ['4 350,00', 435_000],
    ['4350.99', 435_099],
    ['45,5', 4550],
    ['0,05', 5],
    ['0', 0],
    ['-0,00', 0],
    ['-180', -18_000],
    ['\u2212180,50', -18_050],
    ['', null],
    ['tolv', null],
    ['kr', null],
    ['1,234', null],
    ['1,2,3', null],
    ['12.480,00', null],
    ['12 480 kr', null],
    ['1e3', null],
    ['0x10', null],
    ['Infinity', null],
    ['99999999999999999', null],
  ])('reads %j as %j öre [P02]', (text, ore) => {
    expect(parseAmount(text)).toBe(ore);
  });

  it('reads any amount exactly to the öre, with any grouping [P02]', () => {
    const ore = fc.integer({ min: 0, max: 10 ** 12 });
    const space = fc.constantFrom('', ' ', nbsp, '\u202F', '\u2009');
    const point = fc.constantFrom(',', '.');
    fc.assert(
      fc.property(ore, space, point, (amount, group, decimalPoint) => {
        const kronor = String(Math.floor(amount / 100)).replaceAll(/\B(?=(?:\d{3})+$)/gu, group);
        const decimals = String(amount % 100).padStart(2, '0');
        expect(parseAmount(kronor + decimalPoint + decimals)).toBe(amount);
      }),
    );
  });

  it('reads what the published pattern matches, and nothing else [P02]', () => {
    const published = new RegExp(amountPattern.source, 'u');
    const sign = fc.constantFrom(...'0123456789,.-\u2212 \u00A0\u202F\tk');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 24 }), (text) => {
        expect(published.test(text)).toBe(parseAmount(text) !== null);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads a text as its exact amount or as none, never as another amount [P02]', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,. -\u00A0ek') }), (text) => {
        const ore = parseAmount(text);
        if (ore === null) return;
        expect(Number.isSafeInteger(ore)).toBe(true);
        const digits = text.replaceAll(/\s/gu, '').replace('.', ',').replace('-', '');
        const [kronor = '', decimals = ''] = digits.split(',');
        expect(Math.abs(ore)).toBe(Number(kronor) * 100 + Number(decimals.padEnd(2, '0')));
      }),
    );
  });
});
