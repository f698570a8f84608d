import { existsSync, rmSync } from 'node:fs';
import { hashOf, recall, remember } from './memory.ts';
import { fromRoot } from './paths.ts';
import { PlainError } from './plainError.ts';
import { runProcess } from './runProcess.ts';

/** All builds in their order, and which others each one contains. */
const builds = [
  { folder: 'packages/texts', holds: [] },
  { folder: 'packages/api-client', holds: [] },
  { folder: 'packages/ui', holds: [] },
  { folder: 'apps/portal', holds: ['packages/texts', 'packages/api-client', 'packages/ui'] },
  { folder: 'apps/sandbox', holds: ['packages/texts', 'packages/api-client', 'packages/ui'] },
] as const;

/** Files in these folders that are part of no build. */
const notBuilt = /\.(?:test|stories|spec)\.tsx?$|\/(?:e2e|engines|screen-reader)\//;

let finished: Promise<void> | undefined;

/** Builds what has changed since the last build, at most once per process. */
export function buildAll(): Promise<void> {
  finished ??= buildInOrder();
  return finished;
}

async function buildInOrder(): Promise<void> {
  for (const { folder, holds } of builds) {
    const hash = hashOf(
      [folder, ...holds].map((name) => `${name}/**`),
      notBuilt,
    );
    const step = `build ${folder}`;
    const dist = fromRoot(folder, 'dist');
    if (existsSync(dist) && recall(step, hash) !== undefined) continue;
    console.log(`Building ${folder} …`);
    rmSync(dist, { recursive: true, force: true });
    const { code, output } = await runProcess(process.execPath, ['--run', 'build'], {
      folder: fromRoot(folder),
    });
    if (code !== 0) throw new PlainError(`${output}\nBuilding ${folder} failed.`);
    remember(step, hash, true);
  }
}
