import type { CaseRecord, CustomerRecord, Store, TransactionRecord, UserRecord } from './store.ts';

export type CustomerStore = ReturnType<typeof createCustomers>;

/** Customers with their cases, payments and damages. */
export function createCustomers({ customers, cases, transactions }: Store) {
  const change = (personalNumber: string, changed: Partial<CustomerRecord>): void => {
    const customer = customers.find(personalNumber);
    if (customer !== null) customers.save({ ...customer, ...changed });
  };

  return {
    findUser: (personalNumber: string) => customers.find(personalNumber)?.user ?? null,
    hasOspec: (personalNumber: string) => customers.find(personalNumber)?.hasOspec ?? false,
    damages: (personalNumber: string) => customers.find(personalNumber)?.damages ?? [],
    setUser(personalNumber: string, user: UserRecord): void {
      change(personalNumber, { user });
    },
    setHasOspec(personalNumber: string, hasOspec: boolean): void {
      change(personalNumber, { hasOspec });
    },
    setDamages(personalNumber: string, damages: CustomerRecord['damages']): void {
      change(personalNumber, { damages });
    },
    cases: (personalNumber: string): CaseRecord[] =>
      cases.of(personalNumber).map(({ record }) => record),
    findCase: (personalNumber: string, referenceNumber: string): CaseRecord | null =>
      cases.find(referenceNumber, personalNumber)?.record ?? null,
    setCase(personalNumber: string, record: CaseRecord): void {
      cases.save({ personalNumber, record });
    },
    /** The newest first. */
    transactions: (personalNumber: string): TransactionRecord[] =>
      transactions
        .of(personalNumber)
        .map(({ record }) => record)
        .toReversed(),
    addTransaction(personalNumber: string, record: TransactionRecord): void {
      transactions.add({ personalNumber, record });
    },
  };
}
