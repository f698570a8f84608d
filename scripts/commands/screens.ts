import { buildAll } from '../lib/builds.ts';
import { findChromium } from '../lib/chromium.ts';
import { install } from '../lib/install.ts';

/** Takes a picture of every page for every sample customer, for docs/screens, from the built portal and the sandbox. */
export async function screens(): Promise<number> {
  await install();
  process.env['CHROMIUM_PATH'] = await findChromium();
  await buildAll();
  const { takeScreens } = await import('../screenshots/takeScreens.ts');
  console.log(`Taken: ${String(await takeScreens())} pictures in docs/screens`);
  return 0;
}
