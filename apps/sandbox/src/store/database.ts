import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Raised whenever a table changes; a database of another version is emptied, since it holds sample data only. */
const schemaVersion = 6;

const tables = [
  'customers',
  'cases',
  'transactions',
  'conversations',
  'messages',
  'attachments',
  'payments',
  'documents',
  'register_extracts',
  'damages',
  'sessions',
  'bankid_orders',
  'settings',
  'error_reports',
] as const;

/** A table of records that belong to a customer, and go with them. */
const ofCustomer = (table: string, token?: string): string => `
  CREATE TABLE ${table} (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    ${token === undefined ? '' : `${token} TEXT NOT NULL UNIQUE,`}
    personal_number TEXT NOT NULL REFERENCES customers ON DELETE CASCADE,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX ${table}_of_customer ON ${table} (personal_number);
`;

const schema = `
  CREATE TABLE customers (
    personal_number TEXT PRIMARY KEY,
    record TEXT NOT NULL,
    has_ospec INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE cases (
    personal_number TEXT NOT NULL REFERENCES customers ON DELETE CASCADE,
    reference_number TEXT NOT NULL,
    position INTEGER NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (personal_number, reference_number)
  ) STRICT;
  CREATE TABLE transactions (
    personal_number TEXT NOT NULL REFERENCES customers ON DELETE CASCADE,
    position INTEGER NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (personal_number, position)
  ) STRICT;
  CREATE TABLE conversations (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    conversation_id TEXT NOT NULL UNIQUE,
    personal_number TEXT NOT NULL REFERENCES customers ON DELETE CASCADE,
    subject TEXT NOT NULL,
    reference_number TEXT,
    read_by_customer INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX conversations_of_customer ON conversations (personal_number);
  CREATE TABLE messages (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    message_id TEXT NOT NULL UNIQUE,
    conversation_id TEXT NOT NULL REFERENCES conversations (conversation_id) ON DELETE CASCADE,
    personal_number TEXT NOT NULL,
    client_message_id TEXT,
    record TEXT NOT NULL,
    UNIQUE (personal_number, client_message_id)
  ) STRICT;
  CREATE INDEX messages_of_conversation ON messages (conversation_id);
  CREATE TABLE attachments (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    message_id TEXT NOT NULL REFERENCES messages (message_id) ON DELETE CASCADE,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX attachments_of_message ON attachments (message_id);
  ${ofCustomer('payments', 'payment_id')}
  ${ofCustomer('register_extracts', 'token')}
  ${ofCustomer('damages')}
  CREATE TABLE documents (
    document_index INTEGER PRIMARY KEY AUTOINCREMENT,
    personal_number TEXT NOT NULL REFERENCES customers ON DELETE CASCADE,
    record TEXT NOT NULL,
    content TEXT NOT NULL
  ) STRICT;
  CREATE INDEX documents_of_customer ON documents (personal_number);
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    personal_number TEXT NOT NULL REFERENCES customers ON DELETE CASCADE,
    anti_forgery_token TEXT NOT NULL,
    previous_anti_forgery_token TEXT,
    access_until INTEGER NOT NULL,
    refresh_until INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE bankid_orders (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id TEXT NOT NULL UNIQUE,
    browser_key TEXT NOT NULL UNIQUE,
    record TEXT NOT NULL
  ) STRICT;
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE error_reports (position INTEGER PRIMARY KEY AUTOINCREMENT, record TEXT NOT NULL) STRICT;
`;

/** The embedded database. One process owns it, and every statement is finished before the next begins. */
export interface Database {
  readonly sql: DatabaseSync;
  /** Runs the work as a whole or not at all; inside another transaction, as a part of it. */
  transaction<Value>(work: () => Value): Value;
  close(): void;
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

  if (sql.prepare('PRAGMA user_version').get()?.['user_version'] !== schemaVersion) {
    transaction(() => {
      for (const table of tables.toReversed()) sql.exec(`DROP TABLE IF EXISTS ${table}`);
      sql.exec(schema);
      sql.exec(`PRAGMA user_version = ${String(schemaVersion)}`);
    });
  }
  return { sql, transaction, close: () => sql.close() };
}
