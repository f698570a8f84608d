import { paymentSchema, type Payment } from '../payments/payment.ts';
import type { Database } from './database.ts';
import { readRecord } from './record.ts';

export type PaymentStore = ReturnType<typeof createPaymentStore>;

/** Payments, in the order in which they were created. They go with their customer. */
export function createPaymentStore({ sql }: Database) {
  const insert = sql.prepare(
    'INSERT INTO payments (payment_id, personal_number, record) VALUES (?, ?, ?)',
  );
  const update = sql.prepare('UPDATE payments SET record = ? WHERE payment_id = ?');
  const selectOne = sql.prepare('SELECT record FROM payments WHERE payment_id = ?');
  const selectOf = sql.prepare(
    'SELECT record FROM payments WHERE personal_number = ? ORDER BY position',
  );
  const selectAll = sql.prepare('SELECT record FROM payments ORDER BY position');

  const toPayment = (row: Record<string, unknown>): Payment =>
    readRecord(paymentSchema, row['record']);

  return {
    add(payment: Payment): void {
      insert.run(payment.paymentId, payment.personalNumber, JSON.stringify(payment));
    },
    save(payment: Payment): void {
      update.run(JSON.stringify(payment), payment.paymentId);
    },
    find(paymentId: string): Payment | null {
      const row = selectOne.get(paymentId);
      return row === undefined ? null : toPayment(row);
    },
    of: (personalNumber: string): Payment[] => selectOf.all(personalNumber).map(toPayment),
    all: (): Payment[] => selectAll.all().map(toPayment),
  };
}
