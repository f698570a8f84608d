import { randomBytes } from 'node:crypto';

import { orderSchema, type Order } from '../bankid/order.ts';
import type { Database } from './database.ts';
import { readRecord } from './record.ts';

export type OrderStore = ReturnType<typeof createOrderStore>;

/** BankID orders. The key that the browser keeps in its cookie is never part of an answer. */
export function createOrderStore({ sql }: Database) {
  const insert = sql.prepare(
    'INSERT INTO bankid_orders (order_id, browser_key, record) VALUES (?, ?, ?)',
  );
  const update = sql.prepare('UPDATE bankid_orders SET record = ? WHERE order_id = ?');
  const selectByKey = sql.prepare('SELECT record FROM bankid_orders WHERE browser_key = ?');
  const selectById = sql.prepare('SELECT record FROM bankid_orders WHERE order_id = ?');
  const selectNewest = sql.prepare(
    'SELECT record FROM bankid_orders ORDER BY position DESC LIMIT 1',
  );
  const removeOld = sql.prepare(`
    DELETE FROM bankid_orders WHERE position <= (SELECT max(position) FROM bankid_orders) - 100`);

  const toOrder = (row: Record<string, unknown> | undefined): Order | null =>
    row === undefined ? null : readRecord(orderSchema, row['record']);

  return {
    /** Stores a new order and answers the key that ties it to the browser. */
    add(order: Order): string {
      const browserKey = randomBytes(32).toString('base64url');
      insert.run(order.orderId, browserKey, JSON.stringify(order));
      removeOld.run();
      return browserKey;
    },
    save(order: Order): void {
      update.run(JSON.stringify(order), order.orderId);
    },
    findByBrowserKey(browserKey: string | undefined): Order | null {
      return browserKey === undefined ? null : toOrder(selectByKey.get(browserKey));
    },
    findById(orderId: string): Order | null {
      return toOrder(selectById.get(orderId));
    },
    newest(): Order | null {
      return toOrder(selectNewest.get());
    },
    clear(): void {
      sql.exec('DELETE FROM bankid_orders');
    },
  };
}
