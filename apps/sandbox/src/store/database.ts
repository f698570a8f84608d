import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Raise it when the form of a record changes. A database of another version is emptied: it holds sample data only. */
const version = 8;

/** The embedded database. Every statement is finished before the next begins; several processes may share a folder. */
export interface Database {
  readonly sql: DatabaseSync;
  /** Runs the work as a whole or not at all; inside another transaction, as a part of it. */
  readonly transaction: <Value>(work: () => Value) => Value;
  readonly close: () => void;
}

/**
 * Opens the database in the folder, or in memory for `:memory:`. What was committed survives `kill -9` and a
 * power cut: every commit is on the disk before its answer leaves.
 */
export function openDatabase(folder: string): Database {
  if (folder !== ':memory:') mkdirSync(folder, { recursive: true });
  const sql = new DatabaseSync(folder === ':memory:' ? folder : join(folder, 'sandbox.db'));
  sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');

  const transaction = <Value>(work: () => Value): Value => {
    if (sql.isTransaction) return work();
    sql.exec('BEGIN IMMEDIATE');
    try {
      const value = work();
      sql.exec('COMMIT');
      return value;
    } catch (error) {
      sql.exec('ROLLBACK');
      throw error;
    }
  };

  if (sql.prepare('PRAGMA user_version').get()?.['user_version'] !== version) {
    transaction(() => {
      // The newest first, because it may refer to older ones.
      const tables = sql.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid DESC",
      );
      for (const { name } of tables.all()) sql.exec(`DROP TABLE ${String(name)}`);
      sql.exec(`PRAGMA user_version = ${String(version)}`);
    });
  }
  return { sql, transaction, close: () => sql.close() };
}
