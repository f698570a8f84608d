import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../lib/builds.ts';
import { findChromium } from '../lib/chromium.ts';
import { fromRoot, reportsFolder } from '../lib/paths.ts';
import { PlainError, describeError } from '../lib/plainError.ts';
import { isEndRequested } from '../lib/runProcess.ts';
import { readRequirements } from '../rows/requirementRows.ts';
import { rowsWithoutTest, writeStatus } from '../rows/statusReport.ts';
import { deploy } from '../suites/deploy.ts';
import { lint } from '../suites/lint.ts';
import { packages } from '../suites/packages.ts';
import { runPlaywright } from '../suites/playwrightRun.ts';
import { stories } from '../suites/stories.ts';
import {
  closingLines,
  countTotals,
  failedSuite,
  hasPassed,
  unlessUnchanged,
} from '../suites/suite.ts';
import type { Suite, SuiteResult } from '../suites/suite.ts';
import { types } from '../suites/types.ts';
import { changedUnit, unit } from '../suites/unit.ts';

const suites: readonly Suite[] = [
  { name: 'types', run: types },
  { name: 'lint', run: lint },
  { name: 'unit', run: unit },
  {
    name: 'packages',
    reads: ['{packages,scripts,docs}/**', 'apps/portal/**', '.size-limit.json'],
    run: async () => packages(await findChromium()),
  },
  {
    name: 'stories',
    reads: ['{packages,scripts}/**', 'apps/portal/**', '.storybook/**'],
    run: async () => stories(await findChromium()),
  },
  {
    name: 'journeys',
    reads: ['{packages,apps,scripts/lib}/**', 'docs/screenshots/*'],
    run: () => playInPortal('journeys', 'playwright.config.ts'),
  },
  {
    name: 'deploy',
    reads: ['{packages,apps,scripts,deploy}/**'],
    run: () => deploy(findChromium),
  },
];

/** Every call of the contract in every situation, in the built portal. */
const matrix: Suite = {
  name: 'matrix',
  run: () => playInPortal('matrix', 'playwright.full.config.ts'),
};

async function playInPortal(name: string, configuration: string): Promise<SuiteResult> {
  await buildAll();
  return runPlaywright(name, fromRoot('apps', 'portal', configuration), await findChromium());
}

const isContinuousIntegration = (process.env['CI'] ?? '') !== '';

/** Runs all suites, or those that are named, and says how each went. */
export function test(names: readonly string[]): Promise<number> {
  return runNamed(suites, names);
}

/** The same with the matrix, which takes longer than all the others. */
export function testFull(names: readonly string[]): Promise<number> {
  return runNamed([...suites, matrix], names);
}

async function runNamed(offered: readonly Suite[], names: readonly string[]): Promise<number> {
  const chosen = chooseSuites(offered, names);
  const results = await runSuites(chosen);
  if (isEndRequested()) return 130;
  return finish(results, chosen.length === offered.length ? reportRows(results) : []);
}

/** Checks what has changed: the types and lint that have not passed yet, and the unit tests that it can break. */
export async function check(): Promise<number> {
  const [changed] = await runSuites([{ name: 'unit', run: changedUnit }]);
  const isUntouched = changed?.run === 0 && changed.failed === 0;
  const others = await runSuites(suites.filter(({ name }) => ['types', 'lint'].includes(name)));
  return finish([...others, ...(changed === undefined || isUntouched ? [] : [changed])], []);
}

async function runSuites(chosen: readonly Suite[]): Promise<readonly SuiteResult[]> {
  const results: SuiteResult[] = [];
  const summary: string[] = [];
  for (const { name, reads, run } of chosen) {
    if (isEndRequested()) return results;
    console.log(`Running ${name} …`);
    const began = Date.now();
    const work = reads === undefined ? run() : unlessUnchanged(name, reads, run);
    const result = await work.catch((error: unknown) => failedSuite(describeError(error)));
    results.push(result);
    summary.push(summaryLine(name, result, Date.now() - began));
    if (!hasPassed(result, isContinuousIntegration)) console.log(result.log);
  }
  console.log(`\n${summary.join('\n')}`);
  return results;
}

function chooseSuites(offered: readonly Suite[], names: readonly string[]): readonly Suite[] {
  const unknown = names.filter((name) => !offered.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const known = offered.map((suite) => suite.name).join(', ');
    throw new PlainError(`There is no suite '${unknown.join("', '")}'. There are: ${known}.`);
  }
  return names.length === 0 ? offered : offered.filter((suite) => names.includes(suite.name));
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

function finish(results: readonly SuiteResult[], untestedRows: readonly string[]): number {
  const totals = countTotals(results, isContinuousIntegration, untestedRows);
  console.log(closingLines(totals, untestedRows).join('\n'));
  return totals.failed === 0 ? 0 : 1;
}

/**
 * Writes which tests prove each row, and returns the rows without a test. Only a run of all suites may do this:
 * any other would drop rows.
 */
function reportRows(results: readonly SuiteResult[]): readonly string[] {
  const rows = readRequirements();
  const evidence = results.flatMap((result) => result.evidence);
  mkdirSync(reportsFolder, { recursive: true });
  writeFileSync(join(reportsFolder, 'requirements-status.md'), writeStatus(rows, evidence));
  return rowsWithoutTest(rows, evidence);
}
