import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ensureHeadlessShell } from '../lib/ensureHeadlessShell.ts';
import { cacheFolder, rootFolder, toolPath } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { readPlaywrightReport } from '../rows/playwrightReport.ts';
import { failedSuite } from './suite.ts';
import type { SuiteResult } from './suite.ts';

/** Runs one Playwright configuration in Chromium and reads what it reports. */
export async function runPlaywright(
  name: string,
  configuration: string,
  chromium: string,
  words: readonly string[] = [],
): Promise<SuiteResult> {
  const report = join(cacheFolder, 'reports', `${name}.json`);
  rmSync(report, { force: true });
  const { code, output } = await runProcess(
    toolPath('playwright'),
    ['test', ...words, '--config', configuration, '--reporter=dot,json'],
    {
      environment: {
        CHROMIUM_PATH: chromium,
        CHROMIUM_SHELL_PATH: (await ensureHeadlessShell()) ?? '',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        FORCE_COLOR: '0',
      },
    },
  );
  if (!existsSync(report)) return failedSuite(output);
  const counts = readPlaywrightReport(JSON.parse(readFileSync(report, 'utf8')), name);
  const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
  return { ...counts, failed, log: [...failedPages(name), output].join('\n') };
}

/**
 * What each failed journey's page showed at its end. On a build server the end of the log may be all that is left, so the
 * faults themselves come after it.
 */
function failedPages(name: string): readonly string[] {
  return globSync(join(rootFolder, 'test-results', name, '*', 'error-context.md')).map((path) => {
    const [, snapshot = ''] = /```yaml\n([\s\S]*?)```/u.exec(readFileSync(path, 'utf8')) ?? [];
    return `The page at the end of ${basename(dirname(path))}:\n${snapshot}`;
  });
}
