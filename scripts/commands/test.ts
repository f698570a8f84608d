import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../lib/chromium.ts';
import { install } from '../lib/install.ts';
import { reportsFolder } from '../lib/paths.ts';
import { PlainError } from '../lib/plainError.ts';
import { isEndRequested } from '../lib/runProcess.ts';
import { readDeliveredRows, readRequirements } from '../rows/requirementRows.ts';
import { rowsWithoutTest, writeStatus } from '../rows/statusReport.ts';
import { journeys } from '../suites/journeys.ts';
import { lint } from '../suites/lint.ts';
import { packages } from '../suites/packages.ts';
import { stories } from '../suites/stories.ts';
import { closingLines, countTotals, failedSuite, hasPassed } from '../suites/suite.ts';
import type { Suite, SuiteResult } from '../suites/suite.ts';
import { types } from '../suites/types.ts';
import { unit } from '../suites/unit.ts';

const suites: readonly Suite[] = [
  { name: 'types', run: types },
  { name: 'lint', run: lint },
  { name: 'unit', run: unit },
  { name: 'packages', run: async () => packages(await findChromium()) },
  { name: 'stories', run: async () => stories(await findChromium()) },
  { name: 'journeys', run: async () => journeys(await findChromium()) },
];

const isContinuousIntegration = (process.env['CI'] ?? '') !== '';

/** Runs all suites, or those that are named, and says how each went. */
export async function test(names: readonly string[]): Promise<number> {
  const chosen = chooseSuites(names);
  await install();
  const results = new Map<string, SuiteResult>();
  const summary: string[] = [];
  for (const suite of chosen) {
    if (isEndRequested()) return 130;
    console.log(`Running ${suite.name} …`);
    const began = Date.now();
    const result = await suite.run().catch((error: unknown) => failedSuite(describe(error)));
    results.set(suite.name, result);
    summary.push(summaryLine(suite.name, result, Date.now() - began));
    if (!hasPassed(result, isContinuousIntegration)) console.log(result.log);
  }
  console.log(`\n${summary.join('\n')}`);
  return finish(results, chosen.length === suites.length);
}

function chooseSuites(names: readonly string[]): readonly Suite[] {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const known = suites.map((suite) => suite.name).join(', ');
    throw new PlainError(`There is no suite '${unknown.join("', '")}'. There are: ${known}.`);
  }
  return names.length === 0 ? suites : suites.filter((suite) => names.includes(suite.name));
}

function summaryLine(name: string, result: SuiteResult, milliseconds: number): string {
  const counts = `${String(result.run)} run, ${String(result.skipped)} skipped, ${String(result.failed)} failed`;
  const remark =
    result.run === 0
      ? '  nothing ran'
      : isContinuousIntegration && result.skipped > 0
        ? '  skipped tests are failures here'
        : '';
  return `${name.padEnd(10)} ${counts}  (${String(Math.round(milliseconds / 1000))} s)${remark}`;
}

function finish(results: ReadonlyMap<string, SuiteResult>, isFullRun: boolean): number {
  const all = [...results.values()];
  const untestedRows = isFullRun ? reportRows(all) : [];
  const totals = countTotals(all, isContinuousIntegration, untestedRows);
  console.log(closingLines(totals, untestedRows).join('\n'));
  return totals.failed === 0 ? 0 : 1;
}

/**
 * Writes the document and answers the delivered rows that no test names. Only a run of all suites may do so: any
 * other would drop rows.
 */
function reportRows(results: readonly SuiteResult[]): readonly string[] {
  const rows = readRequirements();
  const delivered = readDeliveredRows();
  const evidence = results.flatMap((result) => result.evidence);
  mkdirSync(reportsFolder, { recursive: true });
  writeFileSync(
    join(reportsFolder, 'requirements-status.md'),
    writeStatus(rows, delivered, evidence),
  );
  return rowsWithoutTest(rows, delivered, evidence);
}

function describe(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
