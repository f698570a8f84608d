import { buildAll } from '../lib/builds.ts';
import { findChromium } from '../lib/chromium.ts';
import { install } from '../lib/install.ts';

/** Takes the pictures in docs/screenshots anew, from the built portal and the sandbox. */
export async function screenshots(): Promise<number> {
  await install();
  process.env['CHROMIUM_PATH'] = await findChromium();
  await buildAll();
  const { takePictures } = await import('../screenshots/takePictures.ts');
  const files = await takePictures();
  console.log(`Taken: ${files.join(', ')}`);
  return 0;
}
