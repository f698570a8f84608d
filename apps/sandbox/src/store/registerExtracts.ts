import * as v from 'valibot';

import { paperSchema } from '../documents/paper.ts';
import type { Database } from './database.ts';
import { readRecord } from './record.ts';

/** How far an order has come. */
const extractStates = [
  /** Being made; ready by itself after a moment. */
  'processing',
  /** Being made until somebody says that it is ready. */
  'held',
  'ready',
] as const;

const extractSchema = v.object({
  token: v.string(),
  state: v.picklist(extractStates),
  /** Where the customer is told that it is ready. */
  email: v.string(),
  phone: v.string(),
  orderedAt: v.string(),
  /** What was made, once it is ready. */
  made: v.nullable(
    v.object({
      created: v.string(),
      /** In bytes. */
      size: v.number(),
      paper: paperSchema,
    }),
  ),
});

/** A register extract, from its order on. */
export type RegisterExtractRecord = v.InferOutput<typeof extractSchema>;
export type ExtractState = RegisterExtractRecord['state'];

/** A register extract with whom it is about. */
export interface OwnedExtract {
  readonly personalNumber: string;
  readonly extract: RegisterExtractRecord;
}

export type RegisterExtractStore = ReturnType<typeof createRegisterExtractStore>;

const toOwned = (row: Record<string, unknown>): OwnedExtract => ({
  personalNumber: v.parse(v.string(), row['personal_number']),
  extract: readRecord(extractSchema, row['record']),
});

/** Register extracts, in the order in which they were ordered. They go with their customer. */
export function createRegisterExtractStore({ sql }: Database) {
  const insert = sql.prepare(
    'INSERT INTO register_extracts (token, personal_number, record) VALUES (?, ?, ?)',
  );
  const update = sql.prepare('UPDATE register_extracts SET record = ? WHERE token = ?');
  const selectOne = sql.prepare('SELECT * FROM register_extracts WHERE token = ?');
  const selectOf = sql.prepare(
    'SELECT * FROM register_extracts WHERE personal_number = ? ORDER BY position',
  );
  const selectAll = sql.prepare('SELECT * FROM register_extracts ORDER BY position');

  return {
    add(personalNumber: string, extract: RegisterExtractRecord): void {
      insert.run(extract.token, personalNumber, JSON.stringify(extract));
    },
    save(extract: RegisterExtractRecord): void {
      update.run(JSON.stringify(extract), extract.token);
    },
    find(token: string): OwnedExtract | null {
      const row = selectOne.get(token);
      return row === undefined ? null : toOwned(row);
    },
    of: (personalNumber: string) => selectOf.all(personalNumber).map((row) => toOwned(row).extract),
    all: () => selectAll.all().map(toOwned),
  };
}
