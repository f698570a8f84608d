import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { chargeGapOf, debtSumOf } from './debtSum.rules.ts';
import { wholeDebtOf } from './wholeDebt.rules.ts';

const casesOf = (amounts: readonly string[]) =>
  amounts.map((amountToPay) => aCase({ amountToPay }));

/** As the provider writes an amount. */
function written(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, '0');
  return `${ore < 0 ? '−' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

const ore = fc.integer({ min: -100_000_00, max: 1_000_000_00 });
const unreadable = fc.constantFrom('', 'okänt', '1,234', '12.480,00');

describe('debtSumOf', () => {
  it.each([
    ['12 480', ['4 350', '8 130'], { kind: 'equal' }],
    ['12 480,00', ['4 350,50', '8 129,50'], { kind: 'equal' }],
    ['0', [], { kind: 'equal' }],
    // As floats the parts would make 0,30000000000000004.
    ['0,30', ['0,10', '0,20'], { kind: 'equal' }],
    ['12 480', ['4 350', '8 129,99'], { kind: 'differs', balance: 1_248_000, sum: 1_247_999 }],
    ['12 480', ['12 980', '−500'], { kind: 'equal' }],
    ['500', [], { kind: 'differs', balance: 50_000, sum: 0 }],
    ['0', ['500'], { kind: 'differs', balance: 0, sum: 50_000 }],
    ['12 480', ['12 480', 'okänt'], { kind: 'unknown' }],
    ['okänt', ['12 480'], { kind: 'unknown' }],
    ['0', ['90071992547409,91', '90071992547409,91'], { kind: 'unknown' }],
  ])('a debt of %s over cases of %j is %o', (balance, amounts, sum) => {
    expect(debtSumOf(balance, casesOf(amounts))).toEqual(sum);
  });

  it('says nothing exactly where the parts make the whole, to the öre', () => {
    fc.assert(
      fc.property(fc.array(ore, { maxLength: 40 }), ore, (amounts, difference) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        const cases = casesOf(amounts.map(written));
        expect(debtSumOf(written(sum), cases)).toEqual({ kind: 'equal' });
        expect(debtSumOf(written(sum + difference), cases).kind).toBe(
          difference === 0 ? 'equal' : 'differs',
        );
      }),
    );
  });

  it('never calls amounts equal of which one cannot be read', () => {
    fc.assert(
      fc.property(fc.array(ore), unreadable, fc.nat(), (amounts, text, place) => {
        const parts = amounts.map(written);
        parts.splice(place % (parts.length + 1), 0, text);
        expect(debtSumOf('0', casesOf(parts))).toEqual({ kind: 'unknown' });
      }),
    );
  });
});

describe('what lies between the cases and what is charged', () => {
  it.each([
    [['4 350', '8 130'], { cut: 0, credit: 0, unreadable: 0 }],
    [['10,90', '20,90', '0,05'], { cut: 185, credit: 0, unreadable: 0 }],
    [['4 350', '−180,50', '0'], { cut: 0, credit: 18_050, unreadable: 0 }],
    [['4 350', 'okänt', ''], { cut: 0, credit: 0, unreadable: 2 }],
  ])('for %j is %o [C24, P02]', (amounts, gap) => {
    expect(chargeGapOf(casesOf(amounts))).toEqual(gap);
  });

  it('is named to the öre for whatever cases there are [C24, P02]', () => {
    const open = { canPay: true, isPaymentBeingCreated: false };
    fc.assert(
      fc.property(
        fc.array(ore, { minLength: 2, maxLength: 40 }),
        fc.array(unreadable, { maxLength: 3 }),
        (amounts, texts) => {
          const debt = wholeDebtOf(casesOf([...amounts.map(written), ...texts]), open);
          fc.pre(debt !== null);
          const sum = amounts.reduce((total, amount) => total + amount, 0);
          const { cut, credit, unreadable: count } = debt?.gap ?? chargeGapOf([]);
          expect((debt?.amount ?? 0) * 100 + cut - credit).toBe(sum);
          expect(count).toBe(texts.length);
        },
      ),
    );
  });
});
