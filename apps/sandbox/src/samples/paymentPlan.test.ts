import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { oreOf } from './money.ts';
import { paymentPlan } from './paymentPlan.ts';
import type { PlanTerms } from './persona.ts';

const today = '2026-11-20';
const agreed = { capital: oreOf(3000), costs: 0, interest: 0 };
const current = (terms: PlanTerms) =>
  paymentPlan(agreed, terms, today).info.activeAmortizationOccasion;

describe('an installment plan', () => {
  it('asks for the sum of the month by its last day', () => {
    expect(current({ monthlyAmount: 500 })).toEqual({
      date: '2026-11-30',
      expectedAmount: '500,00',
      paidAmount: '0',
      amountLeftToPay: '500,00',
    });
  });

  it('expects nothing before its first month', () => {
    expect(current({ monthlyAmount: 500, monthsBefore: -1 })).toMatchObject({
      expectedAmount: '0',
      amountLeftToPay: '0',
    });
  });

  it('has nothing left of a month that is paid', () => {
    expect(current({ monthlyAmount: 500, monthsBefore: 1, paidThisMonth: 500 })).toMatchObject({
      expectedAmount: '500,00',
      paidAmount: '500,00',
      amountLeftToPay: '0',
    });
  });

  it('asks for a missed month together with the current one, and is in danger', () => {
    const { info, payments } = paymentPlan(
      agreed,
      { monthlyAmount: 500, monthsBefore: 2, missedLastMonth: true },
      today,
    );
    expect(info.activeAmortizationOccasion.expectedAmount).toBe('1 000,00');
    expect(info.willBeClosed).toBe(true);
    expect(payments.map(({ date }) => date)).toEqual(['2026-09-30']);
  });

  it('covers fees, costs and interest before it lowers the capital', () => {
    const parts = { capital: oreOf(1000), costs: oreOf(180), interest: oreOf(40) };
    const { info } = paymentPlan(parts, { monthlyAmount: 350, paidThisMonth: 350 }, today);
    // 230 of the fees, then 120 of the costs.
    expect([info.feeBalance, info.costBalance, info.interestBalance, info.capitalBalance]).toEqual([
      '0,00',
      '60,00',
      '40,00',
      '1 000,00',
    ]);
  });

  it('refuses a monthly sum that never ends the debt', () => {
    expect(() => paymentPlan(agreed, { monthlyAmount: 60 }, today)).toThrow(RangeError);
  });

  it('follows its forecast month by month', () => {
    const sums = fc.record({
      capital: fc.integer({ min: 100_000, max: 1_000_000 }),
      costs: fc.constantFrom(0, 18_000, 86_000),
      interest: fc.integer({ min: 0, max: 500 }).map((kronor) => kronor * 100),
    });
    const size = fc.integer({ min: 350, max: 900 });
    fc.assert(
      fc.property(sums, size, fc.integer({ min: 0, max: 5 }), (parts, monthlyAmount, month) => {
        const now = paymentPlan(parts, { monthlyAmount, monthsBefore: month }, today).info;
        if (now.nextAmortizationOccasion == null) return;
        const later = paymentPlan(
          parts,
          { monthlyAmount, monthsBefore: month + 1 },
          '2026-12-24',
        ).info;
        expect(later.remainingAmortizationOccasions).toEqual(
          now.remainingAmortizationOccasions.slice(1),
        );
      }),
    );
  });
});
