import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Whether there is a file that this user may run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of the commands in the folders of a PATH, of this process unless another is given. */
export function findOnPath(
  commands: readonly string[],
  searchPath = process.env['PATH'] ?? '',
): string | undefined {
  return searchPath
    .split(delimiter)
    .flatMap((folder) => commands.map((name) => join(folder, name)))
    .find(isExecutable);
}

/** Where Playwright may have put the browsers that it has downloaded. */
export function downloadFolders(): string[] {
  return [
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    join(process.env['LOCALAPPDATA'] ?? '', 'ms-playwright'),
  ].filter((folder) => folder !== '');
}

/** The newest browser of one kind in those folders: its folder's name ends in a number that counts up. */
export function newestDownload(
  folders: readonly string[],
  kind: RegExp,
  executables: readonly string[],
): string | undefined {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => kind.test(folder))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((folder) => executables.map((file) => join(folder, file)))
    .find(isExecutable);
}
