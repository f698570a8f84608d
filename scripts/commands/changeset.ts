import { basename, join } from 'node:path';

import { buildAll } from '../lib/builds.ts';
import { pnpm } from '../lib/install.ts';
import { rootFolder, toolPath } from '../lib/paths.ts';
import { runAttached } from '../lib/runProcess.ts';
import { missingFiles } from '../packages/missingFiles.ts';
import { publicPackages } from '../packages/publicPackages.ts';
import { versionFaults } from '../packages/versionFaults.ts';

/**
 * Runs Changesets: asks for a change, or does one of its commands, `version` or `publish`. Refuses a version that is too
 * small for what has changed. Builds before it publishes, and refuses when an archive would lack a file that its package
 * promises. It publishes with a pnpm of its own, which is not expected on the machine.
 */
export async function changeset(
  words: readonly string[],
  folder = rootFolder,
  build: () => Promise<unknown> = buildAll,
  findFaults: () => Promise<readonly string[]> = versionFaults,
): Promise<number> {
  if (words[0] === 'version') {
    const faults = await findFaults();
    if (faults.length > 0) {
      console.error(`The version was not raised. It would be too small:\n${faults.join('\n')}`);
      return 1;
    }
  }
  if (words[0] === 'publish') {
    await build();
    const missing: string[] = [];
    for (const each of publicPackages) {
      const place = `packages/${basename(each.folder)}`;
      for (const file of await missingFiles(join(folder, place))) missing.push(`${place}: ${file}`);
    }
    if (missing.length > 0) {
      console.error(
        `Nothing was published. The archives would lack these files:\n${missing.join('\n')}`,
      );
      return 1;
    }
  }
  const start = ['--yes', '--prefer-offline', '-p', pnpm, toolPath('changeset')];
  return runAttached('npx', [...start, ...words], { folder, takesAnswers: true });
}
