import { globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findOnPath, isExecutable } from './executables.ts';
import { PlainError } from './plainError.ts';

/**
 * The path of a Chromium without windows, which takes half the time. It is optional: the whole
 * Chromium does all that it does.
 */
export function findHeadlessShell(): string | undefined {
  const given = process.env['CHROMIUM_SHELL_PATH'] ?? '';
  if (given !== '') {
    if (isExecutable(given)) return given;
    throw new PlainError(`CHROMIUM_SHELL_PATH is '${given}', which is no executable file.`);
  }
  return (
    findOnPath(['chromium-headless-shell', 'chrome-headless-shell']) ??
    downloadFolders()
      .map(findShellIn)
      .find((shell) => shell !== undefined)
  );
}

/** The newest shell that Playwright has downloaded to the folder. */
export function findShellIn(folder: string): string | undefined {
  return globSync(
    'chromium_headless_shell-*/chrome-headless-shell-*/chrome-headless-shell{,.exe}',
    {
      cwd: folder,
    },
  )
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((file) => join(folder, file))
    .find(isExecutable);
}

/** Where Playwright puts the browsers that it downloads. */
function downloadFolders(): string[] {
  return [
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    join(process.env['LOCALAPPDATA'] ?? '', 'ms-playwright'),
  ].filter((folder) => folder !== '');
}
