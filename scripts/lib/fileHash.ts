import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { rootFolder } from './paths.ts';

/** One hash over the names and contents of files, the same on every machine. */
export function hashFiles(files: readonly string[], extra: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].toSorted()) {
    hash.update(relative(rootFolder, file).replaceAll('\\', '/')).update('\0');
    hash.update(readFileSync(file)).update('\0');
  }
  for (const text of extra) hash.update(text).update('\0');
  return hash.digest('hex');
}

/** The files that match the patterns, as paths from the root; folders and installed packages left out. */
export function findFiles(patterns: readonly string[], folder = rootFolder): string[] {
  return globSync([...patterns], {
    cwd: folder,
    exclude: (name) => ['node_modules', 'dist', 'storybook-static', '.git'].includes(name),
  })
    .map((file) => `${folder.replace(/\/$/, '')}/${file}`)
    .filter((file) => statSync(file).isFile())
    .toSorted();
}

/** True when the stamp file holds this very hash. */
export function hasStamp(stampFile: string, hash: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}

/** Remembers a hash for the next run. */
export function writeStamp(stampFile: string, hash: string): void {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}
