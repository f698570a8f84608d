import { buildAll } from '../lib/builds.ts';
import { fromRoot } from '../lib/paths.ts';
import { runPlaywright } from './playwrightRun.ts';
import type { SuiteResult } from './suite.ts';

/** Plays the journeys in Chromium against the built portal and a sandbox for each worker. */
export async function journeys(chromium: string): Promise<SuiteResult> {
  await buildAll();
  return runPlaywright('journeys', fromRoot('apps', 'portal', 'playwright.config.ts'), chromium);
}
