import { parseAmount } from '@mina-sidor/api-client';
import { formatAmount } from '@mina-sidor/texts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkSum, sumOf } from './amounts.ts';

const ore = fc.integer({ min: -100_000_00, max: 1_000_000_00 });

/** The parser reads at most thirteen digits of kronor. */
const mostOre = 999_999_999_999_999;

it('an amount that the customer sees is read back to the öre [Z09, P02]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -mostOre, max: mostOre }), (amount) => {
      expect(parseAmount(formatAmount(amount).replace('kr', ''))).toBe(amount);
    }),
  );
});

describe('checkSum', () => {
  it.each([
    [[435_000, 813_000], 1_248_000, { kind: 'equal' }],
    [[1_298_000, -50_000], 1_248_000, { kind: 'equal' }],
    [[], 0, { kind: 'equal' }],
    [[435_000, 812_999], 1_248_000, { kind: 'differs', sum: 1_247_999, total: 1_248_000 }],
    [[], 50_000, { kind: 'differs', sum: 0, total: 50_000 }],
    [[50_000], 0, { kind: 'differs', sum: 50_000, total: 0 }],
    [[1_248_000, null], 1_248_000, { kind: 'unknown' }],
    [[1_248_000], null, { kind: 'unknown' }],
    [[Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER], 0, { kind: 'unknown' }],
  ])('parts of %j and a total of %j are %j [C03, D35]', (parts, total, check) => {
    expect(checkSum(parts, total)).toEqual(check);
  });

  it('finds every difference, however small, and no other [C03, D35]', () => {
    fc.assert(
      fc.property(fc.array(ore), fc.integer({ min: -200, max: 200 }), (parts, fault) => {
        const sum = sumOf(parts) ?? Number.NaN;
        const expected =
          fault === 0 ? { kind: 'equal' } : { kind: 'differs', sum, total: sum + fault };
        expect(checkSum(parts, sum + fault)).toEqual(expected);
      }),
    );
  });

  it('never reports equal amounts when one is unknown [C03, D35]', () => {
    fc.assert(
      fc.property(fc.array(ore), fc.nat(), (amounts, place) => {
        const parts = [...amounts.slice(0, place), null, ...amounts.slice(place)];
        expect(checkSum(parts, 0)).toEqual({ kind: 'unknown' });
      }),
    );
  });
});
