import { parseAmount } from '@mina-sidor/api-client/contract';

import { amountText } from '../samples/money.ts';
import type { CustomerStore } from '../store/customers.ts';
import type { CaseRecord } from '../store/store.ts';

type Plan = NonNullable<CaseRecord['paymentPlanInfo']>;

const oreIn = (amount: string): number => parseAmount(amount) ?? 0;
const text = (ore: number): string => amountText(ore, 'decimals');

/** The plan on that day. What was not paid of a month that is over is due with the next one, and the plan may be closed. */
function planOn(plan: Plan, today: string): Plan {
  const { date, amountLeftToPay } = plan.activeAmortizationOccasion;
  const [, next, ...later] = plan.remainingAmortizationOccasions;
  if (date >= today || next === undefined) return plan;
  const missed = oreIn(amountLeftToPay);
  const due = text(missed + oreIn(next.amountLeftToPay));
  const current = { date: next.date, amountLeftToPay: due };
  const after = {
    ...plan,
    activeAmortizationOccasion: { ...current, expectedAmount: due, paidAmount: '0' },
    nextAmortizationOccasion: later[0] ?? null,
    remainingAmortizationOccasions: [current, ...later],
    willBeClosed: plan.willBeClosed || missed > 0,
  };
  return planOn(after, today);
}

/** The case so many days later, which is that day; the same record when nothing has changed. */
export function caseAfter(record: CaseRecord, days: number, today: string): CaseRecord {
  const { active, amountToPay, dayCharge, hasOpenUninsuredPeriod, paymentPlanInfo } = record;
  if (!active) return record;
  const growth = hasOpenUninsuredPeriod ? oreIn(dayCharge ?? '') * days : 0;
  const plan = paymentPlanInfo && planOn(paymentPlanInfo, today);
  if (growth === 0 && plan === paymentPlanInfo) return record;
  return {
    ...record,
    amountToPay: growth === 0 ? amountToPay : text(oreIn(amountToPay) + growth),
    paymentPlanInfo: plan,
  };
}

/** Lets so many days pass for the customer, until that day. */
export function passDays(
  customers: CustomerStore,
  personalNumber: string,
  days: number,
  today: string,
): void {
  const before = customers.cases(personalNumber);
  const after = before.map((record) => caseAfter(record, days, today));
  const changed = after.filter((record, index) => record !== before[index]);
  for (const record of changed) customers.setCase(personalNumber, record);
  const user = customers.findUser(personalNumber);
  if (user === null || changed.length === 0) return;
  const owed = (records: readonly CaseRecord[]) =>
    records.reduce((sum, { amountToPay }) => sum + oreIn(amountToPay), 0);
  customers.setUser(personalNumber, {
    ...user,
    balance: text(oreIn(user.balance) + owed(after) - owed(before)),
    paymentPlanWillBeClosed: after.some((each) => each.paymentPlanInfo?.willBeClosed),
  });
}
