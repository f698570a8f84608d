import { describe, expect, it } from 'vitest';

import { seed } from './seed.ts';

const today = '2026-11-20';
const activeCases = (key: string) => seed(key, today).cases.filter((each) => each.active);

describe('Maja Lindqvist, the standard customer', () => {
  const standard = seed('standard', today);

  it('shows one active case in every state and three closed ones', () => {
    const active = activeCases('standard');
    expect(active.map((each) => each.stateName?.trim() ?? null)).toEqual([
      'Collection',
      'Reminder',
      'InstallmentPlan',
      null,
      'Claim',
      'PaymentOrder',
      'Contestation',
      'TemporaryOffer',
      'Ackord',
      'Decision',
      'Verdict',
      'Foreclosure',
    ]);
    expect(standard.cases.length - active.length).toBe(3);
    expect(standard.conversations.filter((each) => !each.readByCustomer)).toHaveLength(2);
  });

  it('has first cases with the amounts of the design', () => {
    expect(
      standard.cases.slice(0, 4).map((each) => [each.referenceNumber, each.amountToPay]),
    ).toEqual([
      ['47110023918', '4 350,00'],
      ['47110023926', '3 980,00'],
      ['47110019447', '2 150,00'],
      ['47110018203', '2 000,00'],
    ]);
  });
});

describe('customers with uninsured vehicles', () => {
  it.each([
    ['uninsured-one', 1, '180,00'],
    ['uninsured-many', 3, '255,50'],
  ] as const)('%s has %i, which cost %s kr a day', (key, unInsuredVehicles, perDay) => {
    expect(seed(key, today).user).toMatchObject({
      unInsuredVehicles,
      increasingDebtAmount: perDay,
    });
  });
});

describe('customers with an installment plan', () => {
  it('have a month that is due, one that is paid, one before the first and the last one', () => {
    const plans = activeCases('installment-plan').flatMap((each) => each.paymentPlanInfo ?? []);
    expect(
      plans.map(({ activeAmortizationOccasion: month, ...plan }) => [
        month.expectedAmount,
        month.paidAmount,
        month.amountLeftToPay,
        plan.nextAmortizationOccasion?.amountLeftToPay ?? null,
        plan.remainingAmortizationOccasions.length,
      ]),
    ).toEqual([
      ['600,00', '250,00', '350,00', '600,00', 12],
      ['350,00', '350,00', '0', '350,00', 8],
      ['0', '0', '0', '400,00', 9],
      ['283,00', '0', '283,00', null, 1],
    ]);
  });

  it('have paid the months before this one', () => {
    const { transactions } = seed('installment-plan', today);
    const paid = transactions.map(({ date, amount }) => `${date} ${amount}`);
    expect(paid).toEqual(
      expect.arrayContaining([
        '2026-11-01 350,00',
        '2026-10-31 600,00',
        '2026-09-30 600,00',
        '2026-08-31 600,00',
        '2026-07-31 600,00',
      ]),
    );
  });

  it('are told that a plan may be closed after a missed month', () => {
    expect(seed('plan-at-risk', today).user.paymentPlanWillBeClosed).toBe(true);
    const [plan] = activeCases('plan-at-risk').flatMap((each) => each.paymentPlanInfo ?? []);
    expect(plan?.willBeClosed).toBe(true);
    expect(plan?.activeAmortizationOccasion).toEqual({
      date: '2026-11-30',
      expectedAmount: '1 000,00',
      paidAmount: '200,00',
      amountLeftToPay: '800,00',
    });
  });
});

describe('Gunnar Oxelgren, the heavy customer', () => {
  it.each([
    [undefined, 2000, 57, 5000],
    [120, 120, 57, 300],
    [1, 1, 1, 3],
    [0, 0, 0, 0],
  ])('asked for %s cases has %i active, %i closed and %i payments', (size, ...expected) => {
    const { cases, transactions } = seed('heavy', today, size);
    const active = cases.filter((each) => each.active);
    expect([active.length, cases.length - active.length, transactions.length]).toEqual(expected);
  });

  it('is spread over all states, with and without vehicles and öre', () => {
    const cases = seed('heavy', today, 120).cases.filter((each) => each.active);
    expect(new Set(cases.map((each) => each.stateName)).size).toBe(12);
    expect(new Set(cases.map((each) => each.registrationNumbers.length))).toEqual(
      new Set([0, 1, 2]),
    );
    expect(new Set(cases.map((each) => each.amountToPay)).size).toBeGreaterThan(100);
    const withOre = cases.filter((each) => !each.amountToPay.endsWith(',00'));
    expect(withOre.length).toBeGreaterThan(0);
    expect(withOre.length).toBeLessThan(10);
  });

  it('can pay the whole debt at once, at every size', () => {
    for (const each of seed('heavy', today, 2000).cases) {
      expect(each.hasOpenUninsuredPeriod).toBe(false);
      expect(each.paymentStatus).toBe('None');
    }
  });
});
