import { amountText, oreOf } from '../samples/money.ts';
import type { CaseRecord, TransactionRecord, UserRecord } from '../store/customers.ts';
import type { Part } from './choosePayment.ts';
import { readOre } from './owed.ts';

/** The case once its payment has been booked. The öre below a whole krona are written off with it. */
export const settledCase = (record: CaseRecord): CaseRecord => ({
  ...record,
  amountToPay: '0',
  paymentStatus: 'None',
  paymentPlanInfo: null,
});

/** The payment of one case in the payment history: what was charged, in whole kronor. */
export const transactionOf = (part: Part, today: string): TransactionRecord => ({
  type: 'CustomerPayment',
  date: today,
  amount: amountText(oreOf(part.kronor)),
});

/** The customer after a settlement: what is owed is what the active cases add up to. */
export function settledUser(user: UserRecord, cases: readonly CaseRecord[]): UserRecord {
  const active = cases.filter((record) => record.active);
  const balance = active.reduce((sum, record) => sum + (readOre(record.amountToPay) ?? 0), 0);
  return {
    ...user,
    balance: amountText(balance),
    paymentPlanWillBeClosed: active.some((record) => record.paymentPlanInfo?.willBeClosed === true),
  };
}
