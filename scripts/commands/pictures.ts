import { buildAll } from '../lib/builds.ts';
import { findChromium } from '../lib/chromium.ts';
import { fromRoot, toolPath } from '../lib/paths.ts';
import { runAttached } from '../lib/runProcess.ts';

/** Takes the README's pictures again, in docs/screenshots. */
export function screenshots(): Promise<number> {
  return runPictures('playwright.config.ts', ['shown-pictures', '--update-snapshots=all']);
}

/** Takes a picture of every page for every sample customer, in reports/screens. */
export function screens(): Promise<number> {
  return runPictures('playwright.full.config.ts', ['screens']);
}

async function runPictures(configuration: string, chosen: readonly string[]): Promise<number> {
  await buildAll();
  return runAttached(
    toolPath('playwright'),
    ['test', '--config', fromRoot('apps', 'portal', configuration), ...chosen],
    { environment: { CHROMIUM_PATH: await findChromium() } },
  );
}
