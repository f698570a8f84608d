import { addDays } from './calendar.ts';
import {
  amountParts,
  amountToPay,
  type CaseItem,
  type CaseState,
  type UninsuredItem,
} from './caseAmount.ts';
import { ocrNumber, plusGiroNumber } from './checkDigits.ts';
import { kronor } from './money.ts';
import { paymentPlan } from './paymentPlan.ts';
import type { SampleCustomer } from './sample.types.ts';

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
  /** Present for an instalment plan: the sum of each month. */
  readonly monthlyAmount?: number;
  /** Present for a closed case: who paid it and when. */
  readonly closed?: { readonly daysAgo: number; readonly by: 'CustomerPayment' | 'KfmPayment' };
}

/** A built case, with the numbers behind its texts. */
export interface BuiltCase {
  readonly record: CaseRecord;
  /** What is left to pay, in kronor. */
  readonly amount: number;
  /** What the case grows with each day, in kronor. */
  readonly dailyIncrease: number;
  /** The payment that closed the case, if it is closed. */
  readonly payment: TransactionRecord | null;
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

export function buildCase(plan: CasePlan, today: string): BuiltCase {
  const parts = amountParts(plan.items, plan.state, plan.overdueDays ?? 0);
  const instalments =
    plan.monthlyAmount === undefined ? null : paymentPlan(parts, plan.monthlyAmount, today);
  const charged = instalments?.amountToPay ?? amountToPay(parts, plan.state);
  const active = plan.closed === undefined;
  const openItems = plan.items.filter(isOpen);
  const dailyIncrease = openItems.reduce((sum, item) => sum + item.dayCharge, 0);
  const amount = active ? charged : 0;

  return {
    amount,
    dailyIncrease,
    payment: plan.closed
      ? {
          type: plan.closed.by,
          date: addDays(today, -plan.closed.daysAgo),
          amount: kronor(charged, 'decimals'),
        }
      : null,
    record: {
      referenceNumber: plan.referenceNumber,
      stateName: padded(plan.state),
      active,
      amountToPay: active ? kronor(amount, 'decimals') : '0',
      customerCases: plan.items.map((item) => customerCase(item, today)),
      registrationNumbers: [...plan.vehicles],
      hasOpenUninsuredPeriod: openItems.length > 0,
      dayCharge: dailyIncrease > 0 ? kronor(dailyIncrease, 'decimals') : null,
      ocrNumber: ocrNumber(plan.referenceNumber),
      plusGiroNumber,
      paymentStatus: 'None',
      paymentPlanInfo: active ? (instalments?.plan ?? null) : null,
    },
  };
}
