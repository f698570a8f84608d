import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkParts, checkPayments, explainDemand, sumOf } from './planSums.rules.ts';

const plan = {
  capitalBalance: '8 000',
  costBalance: '180,00',
  interestBalance: '212,50',
  feeBalance: '170',
  notificationCost: '120',
  interestClaim: '94',
  totalAmount: '8 776,50',
};
const payment = (amountLeftToPay: string, date = '2026-11-30') => ({ amountLeftToPay, date });

/** Öre as the provider writes them: kronor, with a comma before the öre if there are any. */
const asText = (ore: number): string =>
  ore % 100 === 0 ? String(ore / 100) : `${String(Math.floor(ore / 100))},${twoDigits(ore % 100)}`;
const twoDigits = (number: number): string => String(number).padStart(2, '0');
const oreAmount = fc.integer({ min: 0, max: 100_000_000_00 });

describe('checkParts', () => {
  it.each([
    ['the parts are the total', {}, { status: 'addsUp' }],
    [
      'one öre is missing',
      { totalAmount: '8 776,51' },
      { status: 'differs', sum: 877650, total: 877651 },
    ],
    ['the total is too small', { totalAmount: '0' }, { status: 'differs', sum: 877650, total: 0 }],
    ['a part cannot be read', { feeBalance: 'okänt' }, { status: 'unreadable' }],
    ['the total cannot be read', { totalAmount: '' }, { status: 'unreadable' }],
    [
      'a part is money to get back',
      { feeBalance: '−30', totalAmount: '8 576,50' },
      { status: 'addsUp' },
    ],
  ])('when %s [D35]', (_name, change, expected) => {
    expect(checkParts({ ...plan, ...change })).toEqual(expected);
  });

  it('finds every difference, however small, and none where there is none [D35]', () => {
    const amounts = fc.tuple(oreAmount, oreAmount, oreAmount, oreAmount, oreAmount, oreAmount);
    fc.assert(
      fc.property(amounts, fc.integer({ min: -200, max: 200 }), (parts, fault) => {
        const [capital, cost, interest, fee, notification, claim] = parts.map(asText);
        const sum = parts.reduce((all, part) => all + part, 0);
        fc.pre(sum + fault >= 0);
        const check = checkParts({
          capitalBalance: capital ?? '',
          costBalance: cost ?? '',
          interestBalance: interest ?? '',
          feeBalance: fee ?? '',
          notificationCost: notification ?? '',
          interestClaim: claim ?? '',
          totalAmount: asText(sum + fault),
        });
        expect(check).toEqual(
          fault === 0 ? { status: 'addsUp' } : { status: 'differs', sum, total: sum + fault },
        );
      }),
    );
  });
});

describe('checkPayments', () => {
  it.each([
    ['they are the total', ['4 000', '4 776,50'], { status: 'addsUp' }],
    ['one is missing', ['4 000'], { status: 'differs', sum: 400000, total: 877650 }],
    ['none is left', [], { status: 'differs', sum: 0, total: 877650 }],
    ['one cannot be read', ['4 000', '?'], { status: 'unreadable' }],
  ])('when %s [D34]', (_name, amounts, expected) => {
    const remainingAmortizationOccasions = amounts.map((amount) => payment(amount));
    expect(checkPayments({ ...plan, remainingAmortizationOccasions })).toEqual(expected);
  });
});

describe('explainDemand', () => {
  it.each([
    [
      'less than the total, for what the plan would have brought',
      '8 562,50',
      {},
      { kind: 'lessNow', demand: 856250, total: 877650, difference: 21400 },
    ],
    [
      'not what the parts say is owed',
      '8 500',
      {},
      { kind: 'differs', demand: 850000, owed: 856250 },
    ],
    [
      'the same as the total',
      '8 562,50',
      { totalAmount: '8 562,50', notificationCost: '0', interestClaim: '0' },
      { kind: 'none' },
    ],
    ['not readable', 'okänt', {}, { kind: 'none' }],
    ['owed in parts that cannot be read', '8 562,50', { costBalance: '' }, { kind: 'none' }],
  ])('what is asked for now is %s [D29]', (_name, amountToPay, change, expected) => {
    expect(explainDemand({ amountToPay }, { ...plan, ...change })).toEqual(expected);
  });
});

it('adds to the öre, in any order', () => {
  fc.assert(
    fc.property(fc.array(oreAmount, { maxLength: 60 }), (amounts) => {
      const sum = amounts.reduce((all, one) => all + one, 0);
      expect(sumOf(amounts.map(asText))).toBe(sum);
      expect(sumOf(amounts.toReversed().map(asText))).toBe(sum);
    }),
  );
});
