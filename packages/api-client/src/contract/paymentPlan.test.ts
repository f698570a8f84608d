import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { caseSchema, paymentPlanInfoSchema } from './insurance.ts';

const month = { amountLeftToPay: '1 200,00', date: '2026-11-30' };
const plan = {
  activeAmortizationOccasion: { ...month, expectedAmount: '1 200,00', paidAmount: '0' },
  nextAmortizationOccasion: { ...month, date: '2026-12-31' },
  remainingAmortizationOccasions: [month, { ...month, date: '2026-12-31' }],
  willBeClosed: false,
  capitalBalance: '2 000,00',
  costBalance: '180,00',
  interestBalance: '40,50',
  feeBalance: '60,00',
  notificationCost: '60,00',
  interestClaim: '59,50',
  totalAmount: '2 400,00',
};

const claimCase = {
  referenceNumber: '47160027415',
  stateName: 'InstallmentPlan',
  active: true,
  amountToPay: '2 280,50',
  customerCases: [],
  registrationNumbers: [],
  hasOpenUninsuredPeriod: false,
  paymentStatus: 'None',
};

/** The current month, on another day. */
function onDay(date: string): object {
  return { ...plan.activeAmortizationOccasion, date };
}

describe('an installment plan', () => {
  it('is read with its months, its seven amounts and whether it will be closed [Q36]', () => {
    const november = { amountLeftToPay: 120_000, date: '2026-11-30' };
    const december = { amountLeftToPay: 120_000, date: '2026-12-31' };
    expect(v.parse(paymentPlanInfoSchema, plan)).toEqual({
      activeAmortizationOccasion: { ...november, expectedAmount: 120_000, paidAmount: 0 },
      nextAmortizationOccasion: december,
      remainingAmortizationOccasions: [november, december],
      willBeClosed: false,
      capitalBalance: 200_000,
      costBalance: 18_000,
      interestBalance: 4050,
      feeBalance: 6000,
      notificationCost: 6000,
      interestClaim: 5950,
      totalAmount: 240_000,
    });
  });

  it('may have no next month [Q36]', () => {
    const { nextAmortizationOccasion: _next, ...last } = plan;
    expect(v.parse(paymentPlanInfoSchema, last).nextAmortizationOccasion).toBeNull();
  });

  it.each(Object.keys(plan).filter((field) => field !== 'nextAmortizationOccasion'))(
    'is not taken for whole without %s [Q36]',
    (missing) => {
      const entries = Object.entries(plan).filter(([field]) => field !== missing);
      expect(v.is(paymentPlanInfoSchema, Object.fromEntries(entries))).toBe(false);
    },
  );

  it.each(['expectedAmount', 'paidAmount', 'amountLeftToPay', 'date'])(
    'is rejected without %s of its current month [Q36]',
    (missing) => {
      const entries = Object.entries(plan.activeAmortizationOccasion);
      const activeAmortizationOccasion = Object.fromEntries(
        entries.filter(([field]) => field !== missing),
      );
      expect(v.is(paymentPlanInfoSchema, { ...plan, activeAmortizationOccasion })).toBe(false);
    },
  );

  const never = { ...month, date: '9999-12-31' };
  it.each([
    ['the current month is never', { activeAmortizationOccasion: onDay('0001-01-01') }],
    [
      'the current month is on a day that does not exist',
      { activeAmortizationOccasion: onDay('2026-02-30') },
    ],
    ['the next month is never', { nextAmortizationOccasion: never }],
    ['a later month is never', { remainingAmortizationOccasions: [month, never] }],
    [
      'the next month is before the current one',
      { nextAmortizationOccasion: { ...month, date: '2026-11-29' } },
    ],
  ])('is no plan of a case when %s, so that no wrong day is told [Z35, D29]', (_, wrong) => {
    expect(
      v.parse(caseSchema, { ...claimCase, paymentPlanInfo: { ...plan, ...wrong } }),
    ).toMatchObject({ referenceNumber: '47160027415', paymentPlanInfo: null });
    expect(
      v.parse(caseSchema, { ...claimCase, paymentPlanInfo: plan }).paymentPlanInfo?.totalAmount,
    ).toBe(240_000);
  });
});
