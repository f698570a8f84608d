import { asList, asObject, asText } from './json.ts';

/** One test that names requirement rows, and how it went. */
export type RowEvidence = {
  readonly rows: readonly string[];
  /** Suite, file and title, the same in every run. */
  readonly test: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
};

/** How the tests of one report went. */
export type ReportCounts = {
  readonly run: number;
  readonly skipped: number;
  readonly failed: number;
  /** The names of the tests that failed. */
  readonly failures: readonly string[];
  readonly evidence: readonly RowEvidence[];
};

/** Adds up the tests of a report. */
export function countEvidence(tests: readonly RowEvidence[]): ReportCounts {
  const skipped = tests.filter((test) => test.outcome === 'skipped').length;
  const failures = tests.filter((test) => test.outcome === 'failed').map(({ test }) => test);
  return {
    run: tests.length - skipped,
    skipped,
    failed: failures.length,
    failures,
    evidence: tests.filter((test) => test.rows.length > 0),
  };
}

/** Parses stored evidence. */
export function readEvidence(kept: unknown): RowEvidence {
  const { rows, test } = asObject(kept);
  return { rows: asList(rows).map(asText), test: asText(test), outcome: 'passed' };
}
