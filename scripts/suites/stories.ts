import { fromRoot, toolPath } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { runPlaywright } from './playwrightRun.ts';
import { failedSuite } from './suite.ts';
import type { SuiteResult } from './suite.ts';

/** Builds Storybook as it is published and visits every story and every page of it once. */
export async function stories(chromium: string): Promise<SuiteResult> {
  const built = await runProcess(
    toolPath('storybook'),
    ['build', '--quiet', '--output-dir', 'storybook-static'],
    { environment: { STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  if (built.code !== 0) return failedSuite(built.output);
  return runPlaywright('stories', fromRoot('.storybook', 'playwright.config.ts'), chromium);
}
