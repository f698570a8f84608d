import type { ErrorReport } from '@mina-sidor/api-client';

import { toErrorReport } from './errorReport.rules.ts';

/** Reports of one load of the page, so that a fault that comes again and again does not drown the others. */
const mostReports = 20;

/** Tells the provider what went wrong here, cleaned of what tells who the customer is (rows E24, Q33 and Z21). */
export interface ErrorLog {
  /** Tells it once for each load of the page, however often it happens. Never throws, and nobody waits for it. */
  readonly tell: (thrown: unknown) => void;
}

/** @param send makes the call; what becomes of it is of no consequence */
export function createErrorLog(send: (report: ErrorReport) => Promise<unknown>): ErrorLog {
  const told = new Set<string>();

  const tell = async (thrown: unknown): Promise<void> => {
    const report = toErrorReport(thrown);
    const id = JSON.stringify(report);
    if (told.has(id) || told.size >= mostReports) return;
    told.add(id);
    await send(report);
  };

  return {
    tell: (thrown) => {
      // An error while telling of an error would be told of, and so on.
      tell(thrown).catch(() => undefined);
    },
  };
}
