import { describe, expect, it } from 'vitest';

import { seed } from '../samples/seed.ts';
import { readOre } from './owed.ts';
import { caseOn } from './passDueDates.ts';

const plans = seed('installment-plan', '2026-11-20').cases.filter((each) => each.paymentPlanInfo);
const ore = (amount: string | undefined) => readOre(amount ?? '') ?? 0;
const place = (index: number, today: string) => {
  const record = plans[index];
  if (record === undefined) throw new Error('There is no such plan.');
  const { paymentPlanInfo: info, amountToPay } = caseOn(record, today);
  return { info, amountToPay };
};

describe('the due dates of a plan pass', () => {
  it.each([
    ['on the day itself it is not over', 0, '2026-11-30', '2026-11-30', 35_000, false],
    ['what was not paid is due with the next month', 0, '2026-12-01', '2026-12-31', 95_000, true],
    ['two months are missed', 0, '2027-01-01', '2027-01-31', 155_000, true],
  ])('%s', (_name, index, today, date, due, willBeClosed) => {
    const { info } = place(index, today);
    expect(info?.activeAmortizationOccasion.date).toBe(date);
    expect(ore(info?.activeAmortizationOccasion.amountLeftToPay)).toBe(due);
    expect(info?.willBeClosed).toBe(willBeClosed);
  });

  it.each([0, 1, 2, 3])('plan %i keeps the rules of money', (index) => {
    const before = place(index, '2026-11-20').info;
    const { info, amountToPay } = place(index, '2027-02-01');
    const balances = [
      info?.capitalBalance,
      info?.costBalance,
      info?.interestBalance,
      info?.feeBalance,
    ];
    expect(balances.reduce((sum, each) => sum + ore(each), 0)).toBe(ore(amountToPay));
    const months = info?.remainingAmortizationOccasions ?? [];
    expect(months.reduce((sum, each) => sum + ore(each.amountLeftToPay), 0)).toBe(
      ore(info?.totalAmount),
    );
    expect(info?.totalAmount).toBe(before?.totalAmount);
  });
});
