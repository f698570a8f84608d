import { pnpm } from '../lib/install.ts';
import { rootFolder, toolPath } from '../lib/paths.ts';
import { runAttached } from '../lib/runProcess.ts';

/**
 * Runs Changesets: asks for a change, or does one of its commands, `version` or `publish`. It publishes with the
 * pnpm on the PATH, which is not expected on the machine.
 */
export function changeset(words: readonly string[], folder = rootFolder): Promise<number> {
  const start = ['--yes', '--prefer-offline', '-p', pnpm, toolPath('changeset')];
  return runAttached('npx', [...start, ...words], { folder, takesAnswers: true });
}
