import type { RowEvidence } from '../rows/rowEvidence.ts';

/** What one suite of the test command answers. */
export type SuiteResult = {
  /** How many tests really ran. */
  readonly run: number;
  readonly skipped: number;
  readonly failed: number;
  /** Printed when something failed. */
  readonly log: string;
  /** Which tests named which requirement rows. */
  readonly evidence: readonly RowEvidence[];
};

/** A part of the test command that can be run by its name. */
export type Suite = { readonly name: string; readonly run: () => Promise<SuiteResult> };

/** A suite that could not even begin counts as one failure. */
export function failedSuite(log: string): SuiteResult {
  return { run: 0, skipped: 0, failed: 1, log, evidence: [] };
}

/** True when the suite may count as passed. */
export function hasPassed(result: SuiteResult, isContinuousIntegration: boolean): boolean {
  if (result.failed > 0 || result.run === 0) return false;
  return !(isContinuousIntegration && result.skipped > 0);
}

/**
 * All suites together; one that may not pass although no test of it failed counts as one failure, and so does each
 * delivered row without a test.
 */
export function countTotals(
  results: readonly SuiteResult[],
  isContinuousIntegration: boolean,
  untestedRows: readonly string[] = [],
): { readonly passed: number; readonly failed: number } {
  let passed = 0;
  let failed = untestedRows.length;
  for (const result of results) {
    passed += Math.max(result.run - result.failed, 0);
    failed += hasPassed(result, isContinuousIntegration) ? 0 : Math.max(result.failed, 1);
  }
  return { passed, failed };
}

/** How the output ends: programs read its last line. */
export function closingLines(
  totals: { readonly passed: number; readonly failed: number },
  untestedRows: readonly string[],
): string[] {
  const last = `${String(totals.passed)} passed, ${String(totals.failed)} failed`;
  if (untestedRows.length === 0) return [last];
  return [`Rows without a test, each a failure: ${untestedRows.join(', ')}`, last];
}
