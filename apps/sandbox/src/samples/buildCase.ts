import { addDays } from '../calendar.ts';
import {
  amountParts,
  amountToPay,
  type CaseItem,
  type CaseState,
  type UninsuredItem,
} from './caseAmount.ts';
import { ocrNumber, plusGiroNumber } from './checkDigits.ts';
import { amountText, oreOf } from './money.ts';
import { daysWithinPlan, paymentPlan, type PlanTerms } from './paymentPlan.ts';
import type { SampleCustomer } from './sample.types.ts';
import type { PaymentOnItsWay } from './samplePayment.ts';

type CaseRecord = SampleCustomer['cases'][number];
type TransactionRecord = SampleCustomer['transactions'][number];

/** How one case is told to the builder; every amount and date follows from it. */
export interface CasePlan {
  readonly referenceNumber: string;
  readonly state: CaseState;
  readonly items: readonly [CaseItem, ...CaseItem[]];
  readonly vehicles: readonly string[];
  /** Days since it should have been paid; interest runs from there. */
  readonly overdueDays?: number;
  /** Present for an instalment plan. */
  readonly plan?: PlanTerms;
  /** Present while a payment of the whole amount is on its way. */
  readonly paymentOnItsWay?: PaymentOnItsWay;
  /** Present for a closed case: who paid it and when. */
  readonly closed?: { readonly daysAgo: number; readonly by: 'CustomerPayment' | 'KfmPayment' };
}

/** A built case, with the numbers behind its texts. */
export interface BuiltCase {
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

const isOpen = (item: CaseItem): item is UninsuredItem =>
  item.caseType === 'of-ärende' && item.endedDaysAgo === undefined;

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

/** The provider's system pads the state to a fixed width of eleven characters; longer words stand as they are. */
const padded = (state: CaseState): string | null => state?.padEnd(11) ?? null;

const payment = (
  type: TransactionRecord['type'],
  date: string,
  amount: number,
): TransactionRecord => ({ type, date, amount: amountText(amount, 'decimals') });

/** What a case without and with a plan have in common. */
function charge({ items, state, overdueDays = 0, plan: terms }: CasePlan, today: string) {
  if (terms === undefined) {
    const parts = amountParts(items, state, overdueDays);
    return { charged: amountToPay(parts, state), info: null, payments: [] };
  }
  const agreed = amountParts(items, state, overdueDays - daysWithinPlan(terms));
  const plan = paymentPlan(agreed, terms, today);
  return { charged: plan.amountToPay, info: plan.info, payments: plan.payments };
}

export function buildCase(plan: CasePlan, today: string): BuiltCase {
  const { charged, info, payments } = charge(plan, today);
  const { closed } = plan;
  const active = closed === undefined;
  const openItems = plan.items.filter(isOpen);
  const dailyIncrease = openItems.reduce((sum, item) => sum + oreOf(item.dayCharge), 0);
  const amount = active ? charged : 0;
  const paid = payments.map((each) => payment('CustomerPayment', each.date, each.amount));

  return {
    amount,
    dailyIncrease,
    uninsuredVehicles: openItems.length,
    transactions: closed
      ? [...paid, payment(closed.by, addDays(today, -closed.daysAgo), charged)]
      : paid,
    record: {
      referenceNumber: plan.referenceNumber,
      stateName: padded(plan.state),
      active,
      amountToPay: active ? amountText(amount, 'decimals') : '0',
      customerCases: plan.items.map((item) => customerCase(item, today)),
      registrationNumbers: [...plan.vehicles],
      hasOpenUninsuredPeriod: openItems.length > 0,
      dayCharge: dailyIncrease > 0 ? amountText(dailyIncrease, 'decimals') : null,
      ocrNumber: ocrNumber(plan.referenceNumber),
      plusGiroNumber,
      paymentStatus: plan.paymentOnItsWay ?? 'None',
      paymentPlanInfo: active ? info : null,
    },
  };
}
