import { amountText } from '../samples/money.ts';
import type { CustomerStore } from '../store/customers.ts';
import type { CaseRecord } from '../store/store.ts';
import { readOre } from './owed.ts';

/** What a case with an uninsured vehicle grows by in so many days, in öre. */
export function growthOf({ active, hasOpenUninsuredPeriod, dayCharge }: CaseRecord, days: number) {
  return active && hasOpenUninsuredPeriod ? (readOre(dayCharge ?? '') ?? 0) * days : 0;
}

const grown = (amount: string, by: number): string =>
  amountText((readOre(amount) ?? 0) + by, 'decimals');

/** Lets the customer's debts grow as they do in so many days. */
export function growDebt(customers: CustomerStore, personalNumber: string, days: number): void {
  let sum = 0;
  for (const record of customers.cases(personalNumber)) {
    const growth = growthOf(record, days);
    if (growth === 0) continue;
    sum += growth;
    const amountToPay = grown(record.amountToPay, growth);
    customers.setCase(personalNumber, { ...record, amountToPay });
  }
  const user = customers.findUser(personalNumber);
  if (user === null || sum === 0) return;
  customers.setUser(personalNumber, { ...user, balance: grown(user.balance, sum) });
}
