import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, toolPath } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { readPlaywrightReport } from '../rows/playwrightReport.ts';
import { failedSuite } from './suite.ts';
import type { SuiteResult } from './suite.ts';

/** Runs one Playwright configuration in Chromium and reads what it reports. */
export async function runPlaywright(
  name: string,
  configuration: string,
  chromium: string,
): Promise<SuiteResult> {
  if (!existsSync(configuration)) return failedSuite(`${configuration} does not exist.`);
  const report = join(cacheFolder, 'reports', `${name}.json`);
  rmSync(report, { force: true });
  const { code, output } = await runProcess(
    toolPath('playwright'),
    ['test', '--config', configuration, '--reporter=line,json'],
    {
      environment: {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        FORCE_COLOR: '0',
      },
    },
  );
  if (!existsSync(report)) return failedSuite(output);
  const counts = readPlaywrightReport(JSON.parse(readFileSync(report, 'utf8')), name);
  const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
  return { ...counts, failed, log: withoutProgress(output) };
}

/** The line reporter rewrites one line over and over; only what it says about failures is of interest. */
function withoutProgress(output: string): string {
  return output
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('\u001B[2K') + 1).replace('[2K', ''))
    .filter((line) => !/^\u001B?\[\d+\/\d+\]/.test(line))
    .join('\n');
}
