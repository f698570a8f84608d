import * as v from 'valibot';

import type { CaseRecord, UserRecord } from '../store/customers.ts';
import { caseTypeLabel, dateOf, kronorOf, stateLabel } from './words.ts';

const debtSchema = v.object({
  referenceNumber: v.string(),
  /** What the debt is for, in words. */
  concerns: v.string(),
  registrationNumbers: v.array(v.string()),
  state: v.string(),
  /** In kr, with its unit. */
  amount: v.string(),
});

/** What a debt compilation says: the debts of one day, in words, so that it says the same when it is read later. */
export const debtCompilationSchema = v.object({
  date: v.string(),
  fullName: v.string(),
  personalNumber: v.string(),
  debts: v.array(debtSchema),
  balance: v.string(),
  /** What the debt grows with each day; null when nothing grows. */
  dailyIncrease: v.nullable(v.string()),
});
export type DebtCompilation = v.InferOutput<typeof debtCompilationSchema>;

/** The customer's debts as they stand on that day: the active cases, in the provider's order. */
export function compileDebts(
  personalNumber: string,
  user: UserRecord,
  cases: readonly CaseRecord[],
  today: string,
): DebtCompilation {
  return {
    date: dateOf(today),
    fullName: user.fullName,
    personalNumber: `${personalNumber.slice(0, 8)}-${personalNumber.slice(8)}`,
    debts: cases
      .filter(({ active }) => active)
      .map((record) => ({
        referenceNumber: record.referenceNumber,
        concerns: [...new Set(record.customerCases.map(caseTypeLabel))].join(', '),
        registrationNumbers: record.registrationNumbers,
        state: stateLabel(record),
        amount: kronorOf(record.amountToPay),
      })),
    balance: kronorOf(user.balance),
    dailyIncrease: user.increasingDebtAmount ? kronorOf(user.increasingDebtAmount) : null,
  };
}
