import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBaseCommit } from '../lib/baseCommit.ts';
import { findChromium } from '../lib/chromium.ts';
import { pnpm } from '../lib/install.ts';
import { cacheFolder, fromRoot, rootFolder, toolPath } from '../lib/paths.ts';
import { runAttached, runOrThrow, runProcess } from '../lib/runProcess.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { asObject } from '../rows/json.ts';

const visualFolder = join(cacheFolder, 'visual');

/**
 * Shows what a change looks like: pictures every story of a base commit and compares them with those of the working tree.
 * Only a person can say whether a difference is intended, so differences are no failure.
 */
export async function visual(commandArguments: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...commandArguments],
    options: {
      base: { type: 'string', default: 'main' },
      only: { type: 'string', default: '' },
    },
  });
  const before = await buildCommit(await findBaseCommit(values.base));
  console.log('Building the stories of the working tree …');
  const after = await buildStories(rootFolder, join(visualFolder, 'after'));
  rmSync(join(visualFolder, 'pictures'), { recursive: true, force: true });
  await pictureStories(before, ['--grep', values.only, '--update-snapshots', '--reporter=dot']);
  await pictureStories(after, ['--grep', values.only]);
  const gone = storyIds(before).filter((id) => !storyIds(after).includes(id));
  if (gone.length > 0) console.log(`Stories that are gone: ${gone.join(', ')}`);
  console.log(`Report: ${fromRoot('reports', 'visual', 'index.html')}`);
  return 0;
}

/** Builds the stories of a commit outside this folder; a commit that was built before is taken from the cache. */
async function buildCommit(commit: string): Promise<string> {
  const kept = join(visualFolder, 'before', commit);
  if (existsSync(join(kept, 'index.json'))) return kept;
  console.log(`Building the stories of ${commit.slice(0, 10)} …`);
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-base-'));
  try {
    await runOrThrow('git', ['worktree', 'add', '--detach', '--force', folder, commit]);
    const install = ['--yes', '--prefer-offline', pnpm, 'install', '--frozen-lockfile'];
    await runOrThrow('npx', install, { folder, environment: { CI: 'true' } });
    renameSync(await buildStories(folder, `${kept}.part`), kept);
    return kept;
  } finally {
    await runProcess('git', ['worktree', 'remove', '--force', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildStories(folder: string, output: string): Promise<string> {
  rmSync(output, { recursive: true, force: true });
  const options = ['--quiet', '--test', '--output-dir', output];
  await runOrThrow(toolPath('storybook', folder), ['build', ...options], {
    folder,
    environment: { CI: 'true' },
  });
  return output;
}

async function pictureStories(folder: string, options: readonly string[]): Promise<void> {
  const storybook = await serveFolder(folder);
  const configuration = fromRoot('.storybook', 'visual.config.ts');
  await runAttached(toolPath('playwright'), ['test', '--config', configuration, ...options], {
    environment: { CHROMIUM_PATH: await findChromium(), TARGET_URL: storybook.address },
  });
  storybook.close();
}

function storyIds(folder: string): readonly string[] {
  const index = asObject(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  return Object.keys(asObject(index['entries']));
}
