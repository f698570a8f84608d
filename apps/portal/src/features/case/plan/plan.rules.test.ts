import { describe, expect, it } from 'vitest';

import { aPlan } from '../../../testing/aPlan.ts';
import {
  isLastPayment,
  paidOfMonth,
  paymentState,
  paymentStateOf,
  planMonthsOf,
  wholePlanText,
} from './plan.rules.ts';

const plan = aPlan();

describe('the state of a month of a plan', () => {
  it.each([
    // expected, left, state
    [0, 0, 0],
    [0, 50_000, 0],
    [0, null, 0],
    [120_000, 0, 2],
    [null, 0, 2],
    [120_000, -10_000, 2],
    [null, -50, 2],
    [120_000, 120_000, 1],
    [120_000, 1, 1],
    [120_000, null, 1],
    [null, null, 1],
  ])('expected %j, left %j: %i [D32, D33, Z31]', (expectedAmount, amountLeftToPay, state) => {
    expect(paymentStateOf({ expectedAmount, amountLeftToPay })).toBe(state);
  });

  it('counts none as 0, due as 1 and paid as 2 [D33]', () => {
    expect(paymentState).toEqual({ None: 0, Due: 1, Paid: 2 });
  });
});

describe('the months of a plan', () => {
  it('are the current and the next; only the remaining amount of the next is known [D28]', () => {
    expect(planMonthsOf(plan)).toEqual([
      { ...plan.activeAmortizationOccasion, which: 'current' },
      {
        which: 'next',
        date: '2026-12-31',
        expectedAmount: null,
        amountLeftToPay: 120_000,
        paidAmount: null,
      },
    ]);
  });

  it('leave out the next month when there is none [D28]', () => {
    const last = { ...plan, nextAmortizationOccasion: null };
    expect(planMonthsOf(last).map(({ which }) => which)).toEqual(['current']);
  });
});

describe('the paid share of a month', () => {
  it.each([
    // paid, expected, share, label
    [25_000, 60_000, 25 / 60, 'Du har betalat 250_kr av 600_kr.'],
    [60_000, 60_000, 1, 'Du har betalat 600_kr av 600_kr.'],
    [70_000, 60_000, 1, 'Du har betalat 700_kr av 600_kr.'],
    [25_000, null, null, 'Du har betalat 250_kr.'],
    [25_000, 0, null, 'Du har betalat 250_kr.'],
  ])('%j of %j is told [Z31]', (paidAmount, expectedAmount, share, label) => {
    const paid = paidOfMonth({ paidAmount, expectedAmount });
    expect(paid?.share).toBe(share);
    expect(paid?.label.replaceAll('\u00A0', '_')).toBe(label);
  });

  it.each([0, null, -100])('%j shows nothing [Z31]', (paidAmount) => {
    expect(paidOfMonth({ paidAmount, expectedAmount: 60_000 })).toBeNull();
  });
});

describe('the text about paying all of a plan now', () => {
  const owed = 196_250;

  it.each([
    [
      'less than the total, for what the plan would have brought',
      owed,
      {},
      'Om du följer planen blir det 2_200_kr. Betalar du allt nu slipper du 237,50_kr i avier och ränta.',
    ],
    [
      'not what the parts say is owed',
      200_000,
      {},
      'Enligt planens belopp är 1_962,50_kr kvar av skulden.',
    ],
    [
      'less than the parts say is owed',
      190_000,
      {},
      'Enligt planens belopp är 1_962,50_kr kvar av skulden.',
    ],
    ['the same as the total', owed, { totalAmount: owed }, null],
    ['not readable', null, {}, null],
    ['beside a total that cannot be read', owed, { totalAmount: null }, null],
    ['owed in parts that cannot be read', owed, { costBalance: null }, null],
  ])('where it is %s [D29]', (_name, amountToPay, change, text) => {
    const said = wholePlanText(amountToPay, aPlan(change));
    expect(said?.replaceAll('\u00A0', '_') ?? null).toBe(text);
  });
});

it.each([
  [28_300, [28_300], true],
  [28_300, [28_200], false],
  [28_300, [20_000, 8300], false],
  [28_300, [28_300, 8300], false],
  [28_300, [], false],
  [null, [null], false],
])('of %j with months of %j, the month is all that is left: %j [Z77]', (owed, months, expected) => {
  const remainingAmortizationOccasions = months.map((amountLeftToPay) => ({
    amountLeftToPay,
    date: '2026-11-30',
  }));
  expect(isLastPayment(owed, { remainingAmortizationOccasions })).toBe(expected);
});
