import { hashOf, recall, remember } from '../lib/memory.ts';
import { PlainError } from '../lib/plainError.ts';
import { asList, asObject } from '../rows/json.ts';
import { readEvidence } from '../rows/rowEvidence.ts';
import type { RowEvidence } from '../rows/rowEvidence.ts';

/** The result of one suite. */
export type SuiteResult = {
  /** Number of tests that ran. */
  readonly run: number;
  readonly skipped: number;
  readonly failed: number;
  /** The names of the tests that failed, where the suite knows them. */
  readonly failures?: readonly string[];
  /** Printed when something failed. */
  readonly log: string;
  /** Which tests named which requirement rows. */
  readonly evidence: readonly RowEvidence[];
};

/** A part of the test command that can be run by its name. */
export type Suite = {
  readonly name: string;
  /** @param words runs only the tests whose file contains one of them; none runs all */
  readonly run: (words: readonly string[]) => Promise<SuiteResult>;
  /** Whether words can choose some of its tests. @default false */
  readonly takesWords?: boolean;
  /**
   * Whether it waits for servers and other programs for a third of its time or more. All that do run together, after
   * the others. @default false
   */
  readonly waits?: boolean;
  /** The files that it reads, unless each of its steps names its own. */
  readonly reads?: readonly string[];
};

const nothing: SuiteResult = { run: 0, skipped: 0, failed: 0, log: '', evidence: [] };

/** The result of a suite that could not start: one failure. */
export function failedSuite(log: string): SuiteResult {
  return { ...nothing, failed: 1, log };
}

/**
 * Runs tests unless they have passed before with the same files. Then it returns the earlier result, so that the rows stay
 * proven.
 */
export async function unlessUnchanged(
  name: string,
  reads: readonly string[],
  run: () => Promise<SuiteResult>,
): Promise<SuiteResult> {
  const hash = hashOf(reads);
  const before = recall(name, hash);
  if (before !== undefined) {
    const { run: count, evidence } = asObject(before);
    return { ...nothing, run: Number(count), evidence: asList(evidence).map(readEvidence) };
  }
  const result = await run();
  if (hasPassed(result, true)) remember(name, hash, { run: result.run, evidence: result.evidence });
  return result;
}

/** Adds results up. */
export function addUp(results: readonly SuiteResult[]): SuiteResult {
  const sum = (count: (result: SuiteResult) => number): number =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    run: sum(({ run }) => run),
    skipped: sum(({ skipped }) => skipped),
    failed: sum(({ failed }) => failed),
    failures: results.flatMap(({ failures = [] }) => failures),
    log: results
      .filter(({ failed, skipped }) => failed + skipped > 0)
      .map(({ log }) => log)
      .join('\n'),
    evidence: results.flatMap(({ evidence }) => evidence),
  };
}

/** True when the suite may count as passed. */
export function hasPassed(result: SuiteResult, isContinuousIntegration: boolean): boolean {
  if (result.failed > 0 || result.run === 0) return false;
  return !(isContinuousIntegration && result.skipped > 0);
}

/**
 * All suites together; one that may not pass although no test of it failed counts as one failure, and so does each
 * row without a test.
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

/** The last lines of the output: what failed, which is far above among its details. Programs read the very last one. */
export function closingLines(
  totals: { readonly passed: number; readonly failed: number },
  untestedRows: readonly string[],
  failures: readonly string[] = [],
): string[] {
  return [
    ...new Set(failures),
    ...(untestedRows.length === 0
      ? []
      : [`Rows without a test, each a failure: ${untestedRows.join(', ')}`]),
    `${String(totals.passed)} passed, ${String(totals.failed)} failed`,
  ];
}

/** The suites that are named, and the words that choose among the tests of one suite. */
export function chooseSuites(
  offered: readonly Suite[],
  wanted: readonly string[],
): { readonly chosen: readonly Suite[]; readonly words: readonly string[] } {
  if (wanted.length === 0) return { chosen: offered, words: [] };
  const chosen = offered.filter(({ name }) => wanted.includes(name));
  const words = wanted.filter((word) => !chosen.some(({ name }) => name === word));
  if (words.length === 0) return { chosen, words };
  const [only, ...more] = chosen;
  if (only?.takesWords === true && more.length === 0) return { chosen, words };
  const known = offered.map(({ name }) => name).join(', ');
  const some = offered.filter(({ takesWords }) => takesWords).map(({ name }) => name);
  throw new PlainError(
    `There is no suite '${words.join("', '")}'. There are: ${known}. ` +
      `Words choose tests after the name of one of these: ${some.join(', ')}.`,
  );
}
