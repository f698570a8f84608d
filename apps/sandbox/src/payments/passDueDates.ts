import { amountText, costs, interest } from '../samples/money.ts';
import type { CustomerStore } from '../store/customers.ts';
import type { CaseRecord } from '../store/store.ts';
import { readOre } from './owed.ts';

type Plan = NonNullable<CaseRecord['paymentPlanInfo']>;

const oreIn = (amount: string): number => readOre(amount) ?? 0;
const text = (ore: number): string => amountText(ore, 'decimals');
/** In a month the provider's system writes nothing as `0`, elsewhere as `0,00`. */
const monthText = (ore: number): string => amountText(ore, ore === 0 ? 'short' : 'decimals');

/**
 * The plan when the month that is due has ended and the next one has begun. What was not paid is due now, too, and the plan
 * may be closed. The new month's notice and interest, which were still to come, are owed now. Null when no month is left.
 */
function nextMonth(plan: Plan): { readonly plan: Plan; readonly added: number } | null {
  const [, next, ...later] = plan.remainingAmortizationOccasions;
  if (next === undefined) return null;
  const missed = oreIn(plan.activeAmortizationOccasion.amountLeftToPay);
  const due = missed + oreIn(next.amountLeftToPay);
  const notice = Math.min(costs.planNotice, oreIn(plan.notificationCost));
  const accrued = Math.min(interest(oreIn(plan.capitalBalance), 30), oreIn(plan.interestClaim));
  const current = { date: next.date, amountLeftToPay: monthText(due) };
  return {
    added: notice + accrued,
    plan: {
      ...plan,
      activeAmortizationOccasion: { ...current, expectedAmount: monthText(due), paidAmount: '0' },
      nextAmortizationOccasion: later[0] ?? null,
      remainingAmortizationOccasions: [current, ...later],
      willBeClosed: plan.willBeClosed || missed > 0,
      feeBalance: text(oreIn(plan.feeBalance) + notice),
      notificationCost: text(oreIn(plan.notificationCost) - notice),
      interestBalance: text(oreIn(plan.interestBalance) + accrued),
      interestClaim: text(oreIn(plan.interestClaim) - accrued),
    },
  };
}

/** The case on that day: the months of its plan that have ended by then are over. */
export function caseOn(record: CaseRecord, today: string): CaseRecord {
  let after = record;
  for (;;) {
    const { active, amountToPay, paymentPlanInfo } = after;
    const isOver = (paymentPlanInfo?.activeAmortizationOccasion.date ?? today) < today;
    if (!active || !isOver || !paymentPlanInfo || oreIn(amountToPay) === 0) return after;
    const next = nextMonth(paymentPlanInfo);
    if (next === null) return after;
    after = {
      ...after,
      amountToPay: text(oreIn(amountToPay) + next.added),
      paymentPlanInfo: next.plan,
    };
  }
}

/** Lets the due dates of the customer's plans pass that lie before that day. */
export function passDueDates(
  customers: CustomerStore,
  personalNumber: string,
  today: string,
): void {
  const before = customers.cases(personalNumber);
  const after = before.map((record) => caseOn(record, today));
  const changed = after.filter((record, place) => record !== before[place]);
  for (const record of changed) customers.setCase(personalNumber, record);
  const user = customers.findUser(personalNumber);
  if (user === null || changed.length === 0) return;
  const owed = (records: readonly CaseRecord[]) =>
    records.reduce((sum, { amountToPay }) => sum + oreIn(amountToPay), 0);
  customers.setUser(personalNumber, {
    ...user,
    balance: text(oreIn(user.balance) + owed(after) - owed(before)),
    paymentPlanWillBeClosed:
      user.paymentPlanWillBeClosed || changed.some((each) => each.paymentPlanInfo?.willBeClosed),
  });
}
