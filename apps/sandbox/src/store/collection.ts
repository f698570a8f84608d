import * as v from 'valibot';

import type { Database } from './database.ts';

/** The fields by which records are found. A field inside an object is written as `$.object.field`. */
interface Fields<Searched extends string> {
  /** Unique for each record. */
  readonly id?: string;
  /** The personal number of the customer. The record is removed with the customer. */
  readonly customer?: string;
  /** Other fields to search by. */
  readonly searched?: readonly Searched[];
}

/** Opens a table of JSON records, in the order in which they were added. Creates it when it is missing. */
export function openCollection<
  const Schema extends v.GenericSchema,
  const Searched extends string = never,
>(
  { sql }: Database,
  table: string,
  schema: Schema,
  { id, customer, searched = [] }: Fields<Searched> = {},
) {
  type Value = v.InferInput<Schema>;
  const field = (path: string | undefined): string =>
    path === undefined ? 'NULL' : `record ->> '${path}'`;

  sql.exec(`
    CREATE TABLE IF NOT EXISTS ${table} (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      record TEXT NOT NULL,
      id TEXT AS (${field(id)}) STORED UNIQUE,
      customer TEXT AS (${field(customer)}) STORED REFERENCES customers (id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX IF NOT EXISTS ${table}_customer ON ${table} (customer);`);
  for (const path of searched) {
    sql.exec(`CREATE INDEX IF NOT EXISTS ${table}_${path} ON ${table} (${field(path)})`);
  }

  const select = (rest: string) => sql.prepare(`SELECT record FROM ${table} ${rest}`);
  const insert = sql.prepare(`INSERT INTO ${table} (record) VALUES (?)`);
  const update = sql.prepare(`UPDATE ${table} SET record = ?1 WHERE id = ?1 ->> '${id ?? ''}'`);
  const remove = sql.prepare(`DELETE FROM ${table} WHERE id = ?`);
  const removeOld = sql.prepare(
    `DELETE FROM ${table} WHERE position <= (SELECT max(position) FROM ${table}) - ?`,
  );
  const selectOne = select('WHERE id = ?1 AND customer IS ifnull(?2, customer)');
  const selectOf = select('WHERE customer = ? ORDER BY position');
  const selectAll = select('ORDER BY position');
  const selectNewest = select(
    'WHERE customer IS ifnull(?, customer) ORDER BY position DESC LIMIT 1',
  );
  const selectLastNumber = sql.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?');

  /**
   * Checks the record but returns it as it was written: padded words and other quirks of the provider's systems have to
   * reach the client.
   */
  const read = (row: Readonly<Record<string, unknown>>): Value => {
    const value: unknown = JSON.parse(String(row['record']));
    if (!v.is(schema, value)) throw new TypeError(`A record of ${table} does not have its form.`);
    return value;
  };
  const readOne = (row: Readonly<Record<string, unknown>> | undefined): Value | null =>
    row === undefined ? null : read(row);

  return {
    add(value: Value): void {
      insert.run(JSON.stringify(value));
    },
    /** The number of the next record to be added. No number is used twice, not even after a removal. */
    nextNumber: (): number => Number(selectLastNumber.get(table)?.['seq'] ?? 0) + 1,
    /** Replaces the record of the same id. */
    save(value: Value): void {
      update.run(JSON.stringify(value));
    },
    remove(recordId: string): void {
      remove.run(recordId);
    },
    /** The record of this id; with a personal number, only if it is that customer's. */
    find: (recordId: string, personalNumber?: string): Value | null =>
      readOne(selectOne.get(recordId, personalNumber ?? null)),
    of: (personalNumber: string): Value[] => selectOf.all(personalNumber).map(read),
    where: (path: Searched, value: string): Value[] =>
      select(`WHERE ${field(path)} = ? ORDER BY position`)
        .all(value)
        .map(read),
    /** The record that was added last, of this customer if one is named. */
    newest: (personalNumber?: string): Value | null =>
      readOne(selectNewest.get(personalNumber ?? null)),
    all: (): Value[] => selectAll.all().map(read),
    keepNewest(count: number): void {
      removeOld.run(count);
    },
    clear(): void {
      sql.exec(`DELETE FROM ${table}`);
    },
  };
}
