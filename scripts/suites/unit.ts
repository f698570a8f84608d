import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, toolPath } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { readVitestReport } from '../rows/vitestReport.ts';
import { failedSuite } from './suite.ts';
import type { SuiteResult } from './suite.ts';

/** Runs every vitest project once. */
export async function unit(): Promise<SuiteResult> {
  const report = join(cacheFolder, 'reports', 'unit.json');
  rmSync(report, { force: true });
  const { code, output } = await runProcess(toolPath('vitest'), [
    'run',
    // By itself vitest leaves one core free, which on a build server with two is half of them.
    '--maxWorkers=100%',
    // Generous, since a slow machine is no fault of the product.
    '--testTimeout=20000',
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const counts = readVitestReport(JSON.parse(readFileSync(report, 'utf8')));
    // A file that cannot be loaded has no failing test of its own, yet must not pass.
    const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
    return { ...counts, failed, log: output };
  } catch (error) {
    return failedSuite(`${output}\n${String(error)}`);
  }
}
