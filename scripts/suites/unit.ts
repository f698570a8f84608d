import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { everything, findFiles } from '../lib/memory.ts';
import { cacheFolder, fromRoot, toolPath } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { readVitestReport } from '../rows/vitestReport.ts';
import { projects } from './projects.ts';
import { atOnce } from './steps.ts';
import { addUp, failedSuite, unlessUnchanged } from './suite.ts';
import type { SuiteResult } from './suite.ts';

/** Runs the tests of every project that has changed, three projects at a time, since a worker waits a third of its time. */
export async function unit(words: readonly string[] = []): Promise<SuiteResult> {
  if (words.length > 0) return runVitest('chosen', words);
  const tested = projects.flatMap(({ tests = [], reads }) =>
    tests.map((name) => ({ name, reads })),
  );
  return addUp(
    await atOnce(3, tested, ({ name, reads }) =>
      unlessUnchanged(`unit tests of ${name}`, reads, () =>
        // The tests of pages take as long as all others, and no core should wait for them at the end.
        runVitest(name, ['--project', name, `--maxWorkers=${name === 'pages' ? '2' : '1'}`]),
      ),
    ),
  );
}

/** Runs the tests that reach what has changed since a commit, and those that may read it. */
export async function changedUnit(since: string): Promise<SuiteResult> {
  // By default vitest leaves one core free, which is half of a machine with two.
  const allCores = '--maxWorkers=100%';
  return addUp([
    await runVitest('changed', ['--changed', since, '--passWithNoTests', allCores]),
    await unlessUnchanged('unit tests that read files', everything, () =>
      runVitest('reading', [...readingTests(), allCores]),
    ),
  ]);
}

/** Tests that look through the repository. No import leads to what they read, so `--changed` leaves them out. */
export function readingTests(): readonly string[] {
  return findFiles(['{packages,apps,scripts,.storybook}/**/*.test.{ts,tsx}']).filter((file) => {
    const test = readFileSync(fromRoot(file), 'utf8');
    return (
      /\b(?:globSync|readdirSync|readFileSync|readLibrary)\b/u.test(test) &&
      /import\.meta|fromRoot|readLibrary/u.test(test) &&
      // A test of a server reads what the server has written.
      !/mkdtempSync|startSandbox\(/u.test(test)
    );
  });
}

/** Runs all tests with the files of each project in an order that the seed decides. */
export function shuffledUnit(seed: number, words: readonly string[]): Promise<SuiteResult> {
  const order = ['--sequence.shuffle.files', `--sequence.seed=${String(seed)}`];
  return runVitest('shuffled', [...words, ...order, '--maxWorkers=100%']);
}

/** Runs vitest with a report of its own, and reads it. */
export async function runVitest(
  name: string,
  options: readonly string[],
  suite = 'unit',
): Promise<SuiteResult> {
  const report = join(cacheFolder, 'reports', `${suite}-${name}.json`);
  rmSync(report, { force: true });
  const { code, output } = await runProcess(toolPath('vitest'), [
    'run',
    ...options,
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const counts = readVitestReport(JSON.parse(readFileSync(report, 'utf8')), suite);
    // An error outside of all tests has no failing test, but must not pass.
    const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
    return { ...counts, failed, log: output };
  } catch (error) {
    return failedSuite(
      `${output}\nvitest ended with ${String(code)} without a whole report, as when it is stopped or crashes: ${String(error)}`,
    );
  }
}
