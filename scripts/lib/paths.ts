import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The root folder of the repository. */
export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that the scripts remember between two runs; ignored by git and safe to delete. */
export const cacheFolder = join(rootFolder, '.cache');

/** What the tests write for people to read; ignored by git. */
export const reportsFolder = join(rootFolder, 'reports');

/** The path of a file or folder given from the root. */
export function fromRoot(...segments: readonly string[]): string {
  return join(rootFolder, ...segments);
}

/** The path of a command line tool, installed here unless another folder is named. */
export function toolPath(name: string, folder = rootFolder): string {
  const file = process.platform === 'win32' ? `${name}.CMD` : name;
  return join(folder, 'node_modules', '.bin', file);
}
