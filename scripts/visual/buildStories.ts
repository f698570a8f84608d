import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm } from '../lib/install.ts';
import { cacheFolder, rootFolder, toolPath } from '../lib/paths.ts';
import { PlainError } from '../lib/plainError.ts';
import { runProcess } from '../lib/runProcess.ts';

const visualFolder = join(cacheFolder, 'visual');

/** Builds the stories of the working tree as it is, changes that are not committed included. */
export function buildWorkingTree(): Promise<string> {
  console.log('Building the stories of the working tree …');
  return buildStories(rootFolder, join(visualFolder, 'after'));
}

/** Builds the stories of a commit outside this folder; a commit that was built before is taken from the cache. */
export async function buildCommit(commit: string): Promise<string> {
  const kept = join(visualFolder, 'before', commit);
  if (existsSync(join(kept, 'index.json'))) return kept;
  console.log(`Building the stories of ${commit.slice(0, 10)} …`);
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-base-'));
  try {
    await run(rootFolder, 'git', ['worktree', 'add', '--detach', '--force', folder, commit]);
    await run(folder, 'npx', [
      '--yes',
      '--prefer-offline',
      pnpm,
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
    ]);
    const built = await buildStories(folder, join(visualFolder, 'before', `${commit}.part`));
    renameSync(built, kept);
    return kept;
  } finally {
    await runProcess('git', ['worktree', 'remove', '--force', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildStories(folder: string, output: string): Promise<string> {
  rmSync(output, { recursive: true, force: true });
  await run(folder, toolPath('storybook', folder), [
    'build',
    '--quiet',
    '--test',
    '--output-dir',
    output,
  ]);
  return output;
}

async function run(
  folder: string,
  command: string,
  commandArguments: readonly string[],
): Promise<void> {
  const { code, output } = await runProcess(command, commandArguments, {
    folder,
    environment: { STORYBOOK_DISABLE_TELEMETRY: '1', CI: 'true' },
  });
  if (code !== 0) {
    throw new PlainError(`${output}\n'${command} ${commandArguments.join(' ')}' failed.`);
  }
}
