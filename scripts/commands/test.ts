import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../lib/builds.ts';
import { findChromium } from '../lib/chromium.ts';
import { fromRoot, reportsFolder } from '../lib/paths.ts';
import { findBaseCommit } from '../lib/baseCommit.ts';
import { browserEngines, isEngineName } from '../lib/browserEngines.ts';
import { describeError } from '../lib/plainError.ts';
import { isEndRequested, runAttached } from '../lib/runProcess.ts';
import { readRequirements } from '../rows/requirementRows.ts';
import { rowsWithoutTest, writeStatus } from '../rows/statusReport.ts';
import { deploy } from '../suites/deploy.ts';
import { engines } from '../suites/engines.ts';
import { lint } from '../suites/lint.ts';
import { packages } from '../suites/packages.ts';
import { runPlaywright } from '../suites/playwrightRun.ts';
import { stories } from '../suites/stories.ts';
import {
  addUp,
  chooseSuites,
  closingLines,
  countTotals,
  failedSuite,
  hasPassed,
  unlessUnchanged,
} from '../suites/suite.ts';
import type { Suite, SuiteResult } from '../suites/suite.ts';
import { types } from '../suites/types.ts';
import { changedUnit, unit } from '../suites/unit.ts';

/** All suites of `npm test`, in their order. */
export const suites: readonly Suite[] = [
  { name: 'types', run: types },
  { name: 'lint', run: lint },
  { name: 'unit', run: unit, takesWords: true },
  {
    name: 'stories',
    reads: ['{packages,scripts}/**', 'apps/portal/**', '.storybook/**'],
    run: async (words) => stories(await findChromium(), words),
    takesWords: true,
  },
  {
    name: 'journeys',
    reads: ['{packages,apps,scripts/lib}/**', 'docs/screenshots/*'],
    run: (words) => playInPortal('journeys', 'playwright.config.ts', words),
    takesWords: true,
  },
  {
    name: 'packages',
    reads: ['{packages,scripts,docs,examples}/**', 'apps/portal/**', '.size-limit.json'],
    run: async () => packages(await findChromium()),
    waits: true,
  },
  {
    name: 'engines',
    reads: ['{packages,apps,scripts/lib}/**'],
    // Chromium plays all the journeys.
    run: (words) =>
      engines(['firefox', 'webkit'], words, words.length === 0 ? 'mostImportant' : 'all'),
    takesWords: true,
    waits: true,
  },
  {
    name: 'deploy',
    reads: ['{packages,apps,scripts,deploy}/**'],
    run: (words) => deploy(findChromium, words),
    takesWords: true,
    waits: true,
  },
];

/** Every call of the contract in every situation, in the built portal. */
const matrix: Suite = {
  name: 'matrix',
  run: (words) => playInPortal('matrix', 'playwright.full.config.ts', words),
  takesWords: true,
};

async function playInPortal(
  name: string,
  configuration: string,
  words: readonly string[],
): Promise<SuiteResult> {
  await buildAll();
  const file = fromRoot('apps', 'portal', configuration);
  return runPlaywright(name, file, await findChromium(), words);
}

const isContinuousIntegration = (process.env['CI'] ?? '') !== '';

/** Runs all suites, or those that are named, and says how each went. Words after the name of one suite choose some of its tests. */
export function test(wanted: readonly string[]): Promise<number> {
  return runWanted(suites, wanted);
}

/** The same with the matrix, which takes longer than all the others. */
export function testFull(wanted: readonly string[]): Promise<number> {
  return runWanted([...suites, matrix], wanted);
}

/** Plays the core journeys in every engine, or in those that are named. Other words choose some of the journeys. */
export async function testEngines(wanted: readonly string[]): Promise<number> {
  const named = wanted.filter(isEngineName);
  const words = wanted.filter((word) => !isEngineName(word));
  const names = named.length > 0 ? named : Object.keys(browserEngines).filter(isEngineName);
  return finish(await runSuites([{ name: 'engines', run: () => engines(names, words) }]), []);
}

/** Hears the portal with Orca. Words name the browsers, or choose some of the journeys. */
export async function testScreenReader(words: readonly string[]): Promise<number> {
  await buildAll();
  const main = fromRoot('apps', 'portal', 'screen-reader', 'main.ts');
  return runAttached(process.execPath, ['--conditions=source', main, ...words]);
}

async function runWanted(offered: readonly Suite[], wanted: readonly string[]): Promise<number> {
  const { chosen, words } = chooseSuites(offered, wanted);
  const results = await runSuites(chosen, words);
  if (isEndRequested()) return 130;
  return finish(results, chosen.length === offered.length ? reportRows(results) : []);
}

/** Checks the types and lint that have not passed yet, and the unit tests that what has changed since the branch left main can break. */
export async function check(): Promise<number> {
  // Without a repository, or without its main branch, everything may have changed.
  const since = await findBaseCommit().catch(() => '');
  const changed: Suite = { name: 'unit', run: () => (since === '' ? unit() : changedUnit(since)) };
  const first = suites.filter(({ name }) => ['types', 'lint'].includes(name));
  return finish(await runSuites([...first, changed]), []);
}

async function runSuites(
  chosen: readonly Suite[],
  words: readonly string[] = [],
): Promise<readonly SuiteResult[]> {
  const runs: SuiteRun[] = [];
  for (const suite of chosen.filter(({ waits = false }) => !waits)) {
    if (isEndRequested()) break;
    runs.push(await runSuite(suite, words));
  }
  if (!isEndRequested()) {
    const waiting = chosen.filter(({ waits = false }) => waits);
    runs.push(...(await Promise.all(waiting.map((suite) => runSuite(suite, words)))));
  }
  console.log(`\n${runs.map(({ summary }) => summary).join('\n')}`);
  return runs.map(({ result }) => result);
}

type SuiteRun = { readonly result: SuiteResult; readonly summary: string };

async function runSuite({ name, reads, run }: Suite, words: readonly string[]): Promise<SuiteRun> {
  console.log(`Running ${name} …`);
  const began = Date.now();
  const isWhole = words.length === 0;
  const work =
    reads === undefined || !isWhole ? run(words) : unlessUnchanged(name, reads, () => run([]));
  const result = await work.catch((error: unknown) => failedSuite(describeError(error)));
  if (!hasPassed(result, isContinuousIntegration)) console.log(result.log);
  return { result, summary: summaryLine(name, result, Date.now() - began) };
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
  const { failures } = addUp(results);
  console.log(closingLines(totals, untestedRows, failures).join('\n'));
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
