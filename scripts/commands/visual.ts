import { join } from 'node:path';
import { findChromium } from '../lib/chromium.ts';
import { install } from '../lib/install.ts';
import { cacheFolder, fromRoot } from '../lib/paths.ts';
import { runAttached } from '../lib/runProcess.ts';
import { findBaseCommit, readVisualOptions } from '../visual/baseCommit.ts';
import { buildCommit, buildWorkingTree } from '../visual/buildStories.ts';

/** Shows what a change looks like: every story of a base commit beside the one of the working tree. */
export async function visual(commandArguments: readonly string[]): Promise<number> {
  const { base, only } = readVisualOptions(commandArguments);
  await install();
  const before = await buildCommit(await findBaseCommit(base));
  const after = await buildWorkingTree();
  const report = join(cacheFolder, 'visual', 'report');
  return runAttached(
    process.execPath,
    [fromRoot('.storybook', 'visual', 'main.ts'), before, after, report, only],
    { environment: { CHROMIUM_PATH: await findChromium() } },
  );
}
