import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from '../lib/install.ts';
import { cacheFolder } from '../lib/paths.ts';
import { PlainError } from '../lib/plainError.ts';
import { runProcess } from '../lib/runProcess.ts';
import { publicPackages } from './publicPackages.ts';

/** Packs every public package as it would be published; answers the archive's path by package name. */
export async function packAll(): Promise<ReadonlyMap<string, string>> {
  const archives = new Map<string, string>();
  for (const item of publicPackages) {
    const destination = join(cacheFolder, 'packs', item.name.replace('/', '-'));
    rmSync(destination, { recursive: true, force: true });
    mkdirSync(destination, { recursive: true });
    const result = await runProcess(
      'npx',
      ['--yes', '--prefer-offline', pnpm, 'pack', '--pack-destination', destination],
      { folder: item.folder },
    );
    const [archive] = readdirSync(destination);
    if (result.code !== 0 || archive === undefined) {
      throw new PlainError(`${result.output}\nPacking ${item.name} failed.`);
    }
    archives.set(item.name, join(destination, archive));
  }
  return archives;
}
