import { join } from 'node:path';
import { downloadFolders, findOnPath, isExecutable, newestDownload } from './executables.ts';
import { PlainError } from './plainError.ts';

const commandNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The path of a Chromium that draws pages and no windows, which costs half the time. There need not be one: the whole
 * Chromium does all that it does.
 */
export function findHeadlessShell(): string | undefined {
  const given = process.env['CHROMIUM_SHELL_PATH'] ?? '';
  if (given !== '') {
    if (isExecutable(given)) return given;
    throw new PlainError(`CHROMIUM_SHELL_PATH is '${given}', which is no executable file.`);
  }
  return findOnPath(commandNames) ?? findShellInCache(downloadFolders());
}

/** The newest shell that Playwright has downloaded to one of the folders. */
export function findShellInCache(folders: readonly string[]): string | undefined {
  const systems = ['linux64', 'linux-arm64', 'mac-arm64', 'mac-x64', 'win64'];
  return newestDownload(
    folders,
    /chromium_headless_shell-\d+$/,
    systems.map((system) => {
      const file = system === 'win64' ? 'chrome-headless-shell.exe' : 'chrome-headless-shell';
      return join(`chrome-headless-shell-${system}`, file);
    }),
  );
}
