import { describe, expect, it } from 'vitest';

import { shortCase, shortPlan } from '../testing/nextSteps.ts';
import type { CaseWithPayments } from './payability.ts';
import { dueMonthsOf, nextPaymentOf, planCasesOf } from './planMonths.rules.ts';

const planCase = (
  referenceNumber: string,
  plan: Parameters<typeof shortPlan>[0],
): CaseWithPayments => shortCase(referenceNumber, 'InstallmentPlan', 500_000, '', shortPlan(plan));

const due = planCase('1', { left: 50_000, next: [60_000, '2027-01-31'] });
const paid = planCase('2', { expected: 40_000, left: 0, next: [40_000, '2026-12-31'] });
const none = planCase('3', { left: 0, next: [30_000, '2026-12-31T00:00:00'] });
const unreadable = planCase('4', { expected: 1, left: null, next: [10_000, '2026-12-31'] });

it('knows the plans whose month can be read [Z77]', () => {
  const cases: readonly CaseWithPayments[] = [
    due,
    paid,
    none,
    unreadable,
    { ...due, paymentStatus: 'Created' },
  ];
  expect(
    planCasesOf(cases).map(({ group, claimCase }) => [claimCase.referenceNumber, group]),
  ).toEqual([
    ['1', 'planDue'],
    ['2', 'planPaid'],
    ['3', 'planNone'],
  ]);
});

it('has the months that are due in the order of their days [Z76, Z77]', () => {
  const earlier = planCase('5', { left: 1, day: '2026-10-31' });
  expect(dueMonthsOf([due, paid, earlier]).map(({ day, left }) => [day, left])).toEqual([
    ['2026-10-31', 1],
    ['2026-11-30', 50_000],
  ]);
});

describe('the next payment', () => {
  it.each([
    ['of the earliest day, of all plans', [due, paid, none], ['2026-12-31', 70_000, 2]],
    ['of a plan that is due now', [due], ['2027-01-31', 60_000, 1]],
    [
      'that cannot be read',
      [planCase('1', { left: 0, next: [null, '2026-12-31'] })],
      ['2026-12-31', null, 1],
    ],
  ])('%s [Z76, Z77]', (_name, cases, expected) => {
    const next = nextPaymentOf(cases);
    expect([next?.day, next?.sum, next?.count]).toEqual(expected);
  });

  it.each([
    ['the last month', [planCase('1', { left: 1 })]],
    ['a month without a sum', [planCase('1', { left: 1, next: [0, '2026-12-31'] })]],
    ['a plan whose month cannot be read', [unreadable]],
  ])('is unknown after %s [Z77]', (_name, cases) => {
    expect(nextPaymentOf(cases)).toBeNull();
  });
});
