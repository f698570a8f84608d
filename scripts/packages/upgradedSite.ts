import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { toolPath } from '../lib/paths.ts';
import { runOrThrow } from '../lib/runProcess.ts';
import { findRelease, isHistoryWhole } from './versionFaults.ts';

/**
 * Plays the upgrade of a site that was made for the last release: as it is in that commit it compiles and builds with the
 * packages of the folder. Play a break that is meant too: change the copy here as the changeset tells its reader.
 */
export async function upgradeSite(installed: string): Promise<void> {
  const release = (await isHistoryWhole()) ? await findRelease() : undefined;
  if (release === undefined) {
    console.log('No upgrade was played: git does not know the last release here.');
    return;
  }
  const folder = join(installed, 'before');
  mkdirSync(folder);
  // The example site is younger than 1.0.0. A release that has it is played by its own `npm run build`.
  const site = `${release}:scripts/packages/consumerApp`;
  await runOrThrow('git', ['archive', `--output=${join(folder, 'site.tar')}`, site]);
  await runOrThrow('tar', ['-xf', 'site.tar'], { folder });
  await runOrThrow(toolPath('tsc', installed), [], { folder });
  await runOrThrow(process.execPath, ['out/nord.js'], { folder });
  await runOrThrow(toolPath('vite', installed), ['build', '--logLevel', 'warn'], { folder });
}
