import { buildAll } from '../lib/builds.ts';
import { findChromium } from '../lib/chromium.ts';
import { install } from '../lib/install.ts';
import { fromRoot } from '../lib/paths.ts';
import { forgetOutcomePages, writeOutcomePages } from '../rows/outcomePages.ts';
import { runPlaywright } from '../suites/playwrightRun.ts';
import { test } from './test.ts';

/**
 * Runs all that `npm test` runs, and then every call of the contract in every situation in the built portal. `matrix`
 * among the names leaves out the suites that are not named.
 */
export async function testFull(names: readonly string[]): Promise<number> {
  const suites = names.filter((name) => name !== 'matrix');
  const code = names.length > 0 && suites.length === 0 ? 0 : await test(suites);
  await install();
  await buildAll();
  const chromium = await findChromium();
  forgetOutcomePages();
  const result = await runPlaywright(
    'outcome-matrix',
    fromRoot('apps', 'portal', 'playwright.full.config.ts'),
    chromium,
  );
  const { tried, right } = writeOutcomePages();
  console.log(`${String(tried)} cells tried, ${String(right)} right`);
  if (result.failed > 0) console.log(result.log);
  return result.failed > 0 || right < tried ? 1 : code;
}
