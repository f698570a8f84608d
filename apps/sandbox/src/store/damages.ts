import type * as v from 'valibot';

import { damageSchema } from '@mina-sidor/api-client/contract';

import type { Database } from './database.ts';
import { readRecord } from './record.ts';

/** A damage case as it is stored and sent: not normalised, see readRecord. */
export type DamageRecord = v.InferInput<typeof damageSchema>;

export type DamageStore = ReturnType<typeof createDamageStore>;

/** What the damage system knows of its customers. It goes with its customer. */
export function createDamageStore({ sql }: Database) {
  const insert = sql.prepare('INSERT INTO damages (personal_number, record) VALUES (?, ?)');
  const select = sql.prepare(
    'SELECT record FROM damages WHERE personal_number = ? ORDER BY position',
  );
  const remove = sql.prepare('DELETE FROM damages WHERE personal_number = ?');

  return {
    of: (personalNumber: string): DamageRecord[] =>
      select.all(personalNumber).map((row) => readRecord(damageSchema, row['record'])),
    /** The customer has these damage cases from now on, in this order, and no others. */
    replace(personalNumber: string, damages: readonly DamageRecord[]): void {
      remove.run(personalNumber);
      for (const damage of damages) insert.run(personalNumber, JSON.stringify(damage));
    },
  };
}
