import { buildAll } from '../lib/builds.ts';
import { findChromium } from '../lib/chromium.ts';
import { install } from '../lib/install.ts';
import { toolPath } from '../lib/paths.ts';
import { runAttached } from '../lib/runProcess.ts';

/** Takes the pictures in docs/screenshots anew, from the built portal and the sandbox. */
export async function screenshots(): Promise<number> {
  await install();
  const chromium = await findChromium();
  await buildAll();
  return runAttached(
    toolPath('playwright'),
    ['test', '--config', 'apps/portal/screenshots.config.ts', '--reporter=line'],
    { environment: { CHROMIUM_PATH: chromium } },
  );
}
