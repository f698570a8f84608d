import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from '../lib/install.ts';
import { cacheFolder } from '../lib/paths.ts';
import { runOrThrow } from '../lib/runProcess.ts';

const folder = join(cacheFolder, 'packs');
const packEach = ['--filter', './packages/*', 'pack', '--pack-destination', folder];

/** Packs every public package as it would be published. Returns a function that gives the archive of a package. */
export async function packAll(): Promise<(packageName: string) => string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runOrThrow('npx', ['--yes', '--prefer-offline', pnpm, ...packEach]);
  const archives = readdirSync(folder);
  return (packageName) => {
    const start = `${packageName.replace('@', '').replace('/', '-')}-`;
    return join(folder, archives.find((archive) => archive.startsWith(start)) ?? start);
  };
}
