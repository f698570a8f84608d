import { parseAmount } from '@mina-sidor/api-client/contract';
import { expect, it } from 'vitest';

import { seed } from '../samples/seed.ts';
import type { CaseRecord } from '../store/store.ts';
import { caseAfter } from './passDays.ts';

const casesOf = (key: string) => seed(key, '2026-11-20').cases;
const [growing, other] = casesOf('uninsured-one');
const plans = casesOf('installment-plan').filter((each) => each.paymentPlanInfo);
const [plan] = plans;
const after = (record: CaseRecord | undefined, days: number, today: string) => {
  if (record === undefined) throw new Error('There is no such case.');
  return caseAfter(record, days, today);
};

it('lets a debt grow while the vehicle is uninsured', () => {
  expect(growing?.amountToPay).toBe('4 320,00');
  expect(after(growing, 3, '2026-11-23').amountToPay).toBe('4 860,00');
  expect(after(other, 3, '2026-11-23')).toBe(other);
});

it('leaves a closed case as it is', () => {
  const closed = growing && { ...growing, active: false };
  expect(after(closed, 3, '2026-11-23')).toBe(closed);
});

it('lets the debt grow and moves the plan of the same case', () => {
  const both = growing && plan && { ...growing, paymentPlanInfo: plan.paymentPlanInfo };
  expect(after(both, 3, '2026-12-01')).toMatchObject({
    amountToPay: '4 860,00',
    paymentPlanInfo: { activeAmortizationOccasion: { date: '2026-12-31' }, willBeClosed: true },
  });
});

it.each([
  ['is not over on its last day', '2026-11-30', '2026-11-30', '350,00', false],
  ['is due with the next one', '2026-12-01', '2026-12-31', '950,00', true],
  ['is due with the next two', '2027-01-01', '2027-01-31', '1 550,00', true],
])('a month of a plan %s', (_name, today, date, amountLeftToPay, willBeClosed) => {
  const { paymentPlanInfo, amountToPay } = after(plan, 0, today);
  expect(paymentPlanInfo).toMatchObject({
    activeAmortizationOccasion: { date, amountLeftToPay },
    willBeClosed,
  });
  expect(paymentPlanInfo?.remainingAmortizationOccasions[0]).toEqual({ date, amountLeftToPay });
  expect(amountToPay).toBe(plan?.amountToPay);
});

it('a later month that is paid does not take away the warning that the plan may be closed', () => {
  const info = plan?.paymentPlanInfo;
  if (!info) throw new Error('There is no plan.');
  const paid = { ...info.activeAmortizationOccasion, amountLeftToPay: '0,00' };
  const warned = { ...info, willBeClosed: true, activeAmortizationOccasion: paid };
  const { paymentPlanInfo } = after({ ...plan, paymentPlanInfo: warned }, 0, '2026-12-01');
  expect(paymentPlanInfo?.activeAmortizationOccasion.date).toBe('2026-12-31');
  expect(paymentPlanInfo?.willBeClosed).toBe(true);
});

it.each(plans.map((each, index) => [index, each] as const))(
  'plan %i keeps its sums when months pass',
  (_index, record) => {
    const ore = (amount: string | undefined) => parseAmount(amount ?? '') ?? 0;
    const { paymentPlanInfo: info, amountToPay } = after(record, 0, '2027-02-01');
    const parts = [
      info?.capitalBalance,
      info?.costBalance,
      info?.interestBalance,
      info?.feeBalance,
    ];
    expect(parts.reduce((sum, each) => sum + ore(each), 0)).toBe(ore(amountToPay));
    const months = info?.remainingAmortizationOccasions ?? [];
    expect(months.reduce((sum, each) => sum + ore(each.amountLeftToPay), 0)).toBe(
      ore(info?.totalAmount),
    );
    expect(info?.totalAmount).toBe(record.paymentPlanInfo?.totalAmount);
  },
);
