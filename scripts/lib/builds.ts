import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findFiles, hashFiles, hasStamp, writeStamp } from './fileHash.ts';
import { cacheFolder, fromRoot } from './paths.ts';
import { PlainError } from './plainError.ts';
import { runProcess } from './runProcess.ts';

type Build = { readonly name: string; readonly folder: string; readonly after: readonly string[] };

/** Everything that is built, in the order of building. */
export const builds: readonly Build[] = [
  { name: 'texts', folder: 'packages/texts', after: [] },
  { name: 'api-client', folder: 'packages/api-client', after: [] },
  { name: 'ui', folder: 'packages/ui', after: [] },
  { name: 'portal', folder: 'apps/portal', after: ['texts', 'api-client', 'ui'] },
];

/** The names of everything that is built, in the order of building. */
export const buildNames: readonly string[] = builds.map((build) => build.name);

let finished: Promise<void> | undefined;

/** Builds what has changed since the last build; only once in a process, however many ask. */
export function buildAll(): Promise<void> {
  finished ??= buildInOrder();
  return finished;
}

async function buildInOrder(): Promise<void> {
  const hashes = new Map<string, string>();
  for (const build of builds) {
    const hash = hashInputs(build, hashes);
    hashes.set(build.name, hash);
    const stampFile = join(cacheFolder, 'builds', build.name);
    if (hasStamp(stampFile, hash) && existsSync(fromRoot(build.folder, 'dist'))) continue;
    console.log(`Building ${build.name} …`);
    rmSync(fromRoot(build.folder, 'dist'), { recursive: true, force: true });
    const result = await runProcess(buildScript(build.folder), [], {
      folder: fromRoot(build.folder),
      isShellLine: true,
      environment: { PATH: toolFolders(build.folder) },
    });
    if (result.code !== 0) {
      throw new PlainError(`${result.output}\nBuilding ${build.name} failed.`);
    }
    writeStamp(stampFile, hash);
  }
}

function hashInputs(build: Build, hashes: ReadonlyMap<string, string>): string {
  const inputs = findFiles(
    ['src/**/*', 'assets/**/*', 'public/**/*', '*.{ts,json,html}'],
    fromRoot(build.folder),
  ).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  const shared = ['pnpm-lock.yaml', 'tsconfig.base.json'].map((file) => fromRoot(file));
  return hashFiles(
    [...inputs, ...shared],
    build.after.map((name) => hashes.get(name) ?? ''),
  );
}

/** The package's own build line: one place says how it is built. */
function buildScript(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'scripts' in manifest) {
    const { scripts } = manifest;
    if (typeof scripts === 'object' && scripts !== null && 'build' in scripts) {
      if (typeof scripts.build === 'string') return scripts.build;
    }
  }
  throw new PlainError(`${folder}/package.json has no build script.`);
}

function toolFolders(folder: string): string {
  return [
    fromRoot(folder, 'node_modules', '.bin'),
    fromRoot('node_modules', '.bin'),
    process.env['PATH'] ?? '',
  ].join(delimiter);
}
