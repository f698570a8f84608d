import { errorReportSchema, type ErrorReport } from '@mina-sidor/api-client/contract';

import type { Database } from './database.ts';
import { readRecord } from './record.ts';

/** Anybody may report: only so many are kept. */
const most = 1000;

export type ErrorReportStore = ReturnType<typeof createErrorReportStore>;

/** The newest errors that the portal has told of. */
export function createErrorReportStore({ sql }: Database) {
  const insert = sql.prepare('INSERT INTO error_reports (record) VALUES (?)');
  const trim = sql.prepare(
    'DELETE FROM error_reports WHERE position <= (SELECT max(position) FROM error_reports) - ?',
  );
  const select = sql.prepare('SELECT record FROM error_reports ORDER BY position');

  return {
    add(report: ErrorReport): void {
      insert.run(JSON.stringify(report));
      trim.run(most);
    },
    /** The oldest first. */
    all: (): ErrorReport[] =>
      select.all().map((row) => readRecord(errorReportSchema, row['record'])),
    clear(): void {
      sql.exec('DELETE FROM error_reports');
    },
  };
}
