import type * as v from 'valibot';

import {
  insuranceCaseSchema,
  transactionSchema,
  userSchema,
} from '@mina-sidor/api-client/contract';

import type { SampleCustomer } from '../samples/sample.types.ts';
import type { Database } from './database.ts';
import { readRecord } from './record.ts';

/** Records as they are stored and sent: not normalised, see readRecord. */
export type UserRecord = v.InferInput<typeof userSchema>;
export type CaseRecord = v.InferInput<typeof insuranceCaseSchema>;
export type TransactionRecord = v.InferInput<typeof transactionSchema>;

export type CustomerStore = ReturnType<typeof createCustomerStore>;

/** Customers with their cases and payments. */
export function createCustomerStore({ sql }: Database) {
  const insertCustomer = sql.prepare('INSERT INTO customers VALUES (?, ?, ?)');
  const insertCase = sql.prepare('INSERT INTO cases VALUES (?, ?, ?, ?)');
  const insertTransaction = sql.prepare('INSERT INTO transactions VALUES (?, ?, ?)');
  const selectUser = sql.prepare('SELECT record FROM customers WHERE personal_number = ?');
  const selectOspec = sql.prepare('SELECT has_ospec FROM customers WHERE personal_number = ?');
  const selectCases = sql.prepare(
    'SELECT record FROM cases WHERE personal_number = ? ORDER BY position',
  );
  const selectCase = sql.prepare(
    'SELECT record FROM cases WHERE personal_number = ? AND reference_number = ?',
  );
  const selectTransactions = sql.prepare(
    'SELECT record FROM transactions WHERE personal_number = ? ORDER BY position',
  );
  const selectFirstPosition = sql.prepare(
    'SELECT min(position) AS first FROM transactions WHERE personal_number = ?',
  );
  const updateUser = sql.prepare('UPDATE customers SET record = ? WHERE personal_number = ?');
  const updateOspec = sql.prepare('UPDATE customers SET has_ospec = ? WHERE personal_number = ?');
  const updateCase = sql.prepare(
    'UPDATE cases SET record = ? WHERE personal_number = ? AND reference_number = ?',
  );

  return {
    findUser(personalNumber: string): UserRecord | null {
      const row = selectUser.get(personalNumber);
      return row === undefined ? null : readRecord(userSchema, row['record']);
    },
    cases(personalNumber: string): CaseRecord[] {
      return selectCases
        .all(personalNumber)
        .map((row) => readRecord(insuranceCaseSchema, row['record']));
    },
    findCase(personalNumber: string, referenceNumber: string): CaseRecord | null {
      const row = selectCase.get(personalNumber, referenceNumber);
      return row === undefined ? null : readRecord(insuranceCaseSchema, row['record']);
    },
    transactions(personalNumber: string): TransactionRecord[] {
      return selectTransactions
        .all(personalNumber)
        .map((row) => readRecord(transactionSchema, row['record']));
    },
    hasOspec(personalNumber: string): boolean {
      return selectOspec.get(personalNumber)?.['has_ospec'] === 1;
    },
    setUser(personalNumber: string, user: UserRecord): void {
      updateUser.run(JSON.stringify(user), personalNumber);
    },
    setHasOspec(personalNumber: string, hasOspec: boolean): void {
      updateOspec.run(hasOspec ? 1 : 0, personalNumber);
    },
    setCase(personalNumber: string, record: CaseRecord): void {
      updateCase.run(JSON.stringify(record), personalNumber, record.referenceNumber);
    },
    /** Puts what has just been booked first: the newest of the history stands there. */
    addTransaction(personalNumber: string, record: TransactionRecord): void {
      const first = selectFirstPosition.get(personalNumber)?.['first'];
      const position = typeof first === 'number' ? first - 1 : 0;
      insertTransaction.run(personalNumber, position, JSON.stringify(record));
    },
    add(sample: SampleCustomer): void {
      const { personalNumber } = sample;
      insertCustomer.run(personalNumber, JSON.stringify(sample.user), sample.hasOspec ? 1 : 0);
      for (const [position, record] of sample.cases.entries()) {
        insertCase.run(personalNumber, record.referenceNumber, position, JSON.stringify(record));
      }
      for (const [position, record] of sample.transactions.entries()) {
        insertTransaction.run(personalNumber, position, JSON.stringify(record));
      }
    },
    /** Removes every customer and, with them, everything that is theirs, sessions included. */
    clear(): void {
      sql.exec('DELETE FROM customers');
    },
  };
}
