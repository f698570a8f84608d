import type { ErrorReport } from '@mina-sidor/api-client';

import { toErrorReport } from './errorReport.rules.ts';

/** The most reports for each page load, so that one repeating error does not flood the provider's log. */
const mostReports = 20;

/** Reports errors to the provider, without anything that identifies the customer (rows E24, Q33 and Z21). */
export interface ErrorLog {
  /** Reports each error once for each page load. Never throws and never blocks the caller. */
  readonly report: (thrown: unknown) => void;
}

/** @param send makes the call; its outcome is ignored */
export function createErrorLog(send: (report: ErrorReport) => Promise<unknown>): ErrorLog {
  const told = new Set<string>();

  const sendOnce = async (thrown: unknown): Promise<void> => {
    const report = toErrorReport(thrown);
    const id = JSON.stringify(report);
    if (told.has(id) || told.size >= mostReports) return;
    told.add(id);
    await send(report);
  };

  return {
    report: (thrown) => {
      // A failed report is not reported: that could go on for ever.
      sendOnce(thrown).catch(() => undefined);
    },
  };
}
