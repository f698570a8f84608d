import { addDays } from '../calendar.ts';
import type { CaseRecord, TransactionRecord } from '../store/store.ts';
import { amountParts, amountToPay } from './caseAmount.ts';
import { ocrNumber, plusGiroNumber } from './checkDigits.ts';
import { amountText, oreOf } from './money.ts';
import { daysWithinPlan, paymentPlan } from './paymentPlan.ts';
import type { CaseItem, CasePlan } from './persona.ts';

/** A built case, with the numbers behind its texts. */
export interface BuiltCase {
  readonly plan: CasePlan;
  readonly record: CaseRecord;
  /** What is left to pay, in öre. */
  readonly amount: number;
  /** What the case grows with each day, in öre. */
  readonly dailyIncrease: number;
  /** How many of its vehicles are uninsured now. */
  readonly uninsuredVehicles: number;
  /** What has been paid for it: the months of a plan, and what closed it. */
  readonly transactions: readonly TransactionRecord[];
}

function customerCase(item: CaseItem, today: string): CaseRecord['customerCases'][number] {
  const day = (daysAgo: number | undefined): string | null =>
    daysAgo === undefined ? null : addDays(today, -daysAgo);
  return {
    caseType: item.caseType,
    damageDate: day('damagedDaysAgo' in item ? item.damagedDaysAgo : undefined),
    fromDate: day(item.startedDaysAgo),
    toDate: day(item.endedDaysAgo),
  };
}

/** What a case without and with a plan have in common. */
function charge({ items, state, overdueDays = 0, plan: terms }: CasePlan, today: string) {
  if (terms === undefined) {
    const parts = amountParts(items, state, overdueDays);
    return { charged: amountToPay(parts, state), info: null, payments: [] };
  }
  const agreed = amountParts(items, state, overdueDays - daysWithinPlan(terms));
  const { amountToPay: charged, info, payments } = paymentPlan(agreed, terms, today);
  return { charged, info, payments };
}

const dayChargeText = (ore: number) => (ore > 0 ? amountText(ore, 'decimals') : null);

/** Builds the case as of today: every amount and date follows from its plan. */
export function buildCase(plan: CasePlan, today: string): BuiltCase {
  const { charged, info, payments } = charge(plan, today);
  const { closed } = plan;
  const uninsured = plan.items.filter((item) => item.caseType === 'of-ärende');
  const dayCharges = uninsured
    .filter(({ endedDaysAgo }) => endedDaysAgo === undefined)
    .map(({ dayCharge }) => oreOf(dayCharge));
  // A case with a single period has a day charge, even when the period has ended.
  const [only, ...others] = uninsured;
  const endedCharge = only === undefined || others.length > 0 ? 0 : oreOf(only.dayCharge);
  const dailyIncrease = dayCharges.reduce((sum, dayCharge) => sum + dayCharge, 0);
  const amount = closed === undefined ? charged : 0;
  const paid = payments.map((payment) => ({ type: 'CustomerPayment', ...payment }));
  const closing =
    closed === undefined
      ? []
      : [{ type: closed.by, date: addDays(today, -closed.daysAgo), amount: charged }];

  return {
    plan,
    amount,
    dailyIncrease,
    uninsuredVehicles: dayCharges.length,
    transactions: [...paid, ...closing].map((each) => ({
      ...each,
      amount: amountText(each.amount, 'decimals'),
    })),
    record: {
      referenceNumber: plan.referenceNumber,
      // The provider's system pads the state to a fixed width; longer words stand as they are.
      stateName: plan.state?.padEnd(11) ?? null,
      active: closed === undefined,
      amountToPay: closed === undefined ? amountText(amount, 'decimals') : '0',
      customerCases: plan.items.map((item) => customerCase(item, today)),
      registrationNumbers: plan.vehicles,
      hasOpenUninsuredPeriod: dayCharges.length > 0,
      dayCharge: dayChargeText(dailyIncrease > 0 ? dailyIncrease : endedCharge),
      ocrNumber: ocrNumber(plan.referenceNumber),
      plusGiroNumber,
      paymentStatus: plan.paymentOnItsWay ?? 'None',
      paymentPlanInfo: closed === undefined ? info : null,
    },
  };
}
