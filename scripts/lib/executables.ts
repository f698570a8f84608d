import { accessSync, constants } from 'node:fs';
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
