import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, toolPath } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { readVitestReport } from '../rows/vitestReport.ts';
import { projects } from './projects.ts';
import { atOnce } from './steps.ts';
import { addUp, failedSuite, unlessUnchanged } from './suite.ts';
import type { SuiteResult } from './suite.ts';

/** Runs the tests of every project that has changed, two projects at a time with a worker each. */
export async function unit(): Promise<SuiteResult> {
  const tested = projects.flatMap(({ tests = [], reads }) =>
    tests.map((name) => ({ name, reads })),
  );
  return addUp(
    await atOnce(2, tested, ({ name, reads }) =>
      unlessUnchanged(`unit tests of ${name}`, reads, () =>
        runVitest(name, ['--project', name, '--maxWorkers=1']),
      ),
    ),
  );
}

/** Runs the tests that reach what has changed since the last commit. */
export function changedUnit(): Promise<SuiteResult> {
  // By default vitest leaves one core free, which is half of a machine with two.
  return runVitest('changed', ['--changed', '--passWithNoTests', '--maxWorkers=100%']);
}

async function runVitest(name: string, options: readonly string[]): Promise<SuiteResult> {
  const report = join(cacheFolder, 'reports', `unit-${name}.json`);
  rmSync(report, { force: true });
  const { code, output } = await runProcess(toolPath('vitest'), [
    'run',
    ...options,
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const counts = readVitestReport(JSON.parse(readFileSync(report, 'utf8')));
    // A file that cannot be loaded has no failing test, but must not pass.
    const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
    return { ...counts, failed, log: output };
  } catch (error) {
    return failedSuite(`${output}\n${String(error)}`);
  }
}
