import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { toolPath } from './paths.ts';
import { PlainError } from './plainError.ts';
import { runProcess } from './runProcess.ts';

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const noBrowser =
  'No Chromium was found and none could be installed. Install Chromium or Chrome, or set ' +
  'CHROMIUM_PATH to its executable; then run the tests again.';

let found: Promise<string> | undefined;

/** The path of a Chromium: found on this machine, or else installed. */
export function findChromium(): Promise<string> {
  found ??= findOrInstall();
  return found;
}

async function findOrInstall(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'] ?? '';
  if (given !== '') {
    if (isExecutable(given)) return given;
    throw new PlainError(`CHROMIUM_PATH is '${given}', which is no executable file.`);
  }
  const present =
    findOnPath(process.env['PATH'] ?? '') ??
    findApplication() ??
    (await findPlaywrightChromium()) ??
    findInCache(cacheFolders());
  if (present !== undefined) return present;
  console.log('No Chromium found on this machine: installing one …');
  return (await installFromDebian()) ?? (await installWithPlaywright());
}

/** The first browser command in the folders of a PATH. */
export function findOnPath(searchPath: string): string | undefined {
  return searchPath
    .split(delimiter)
    .flatMap((folder) => commandNames.map((name) => join(folder, name)))
    .find(isExecutable);
}

/** Chrome as it is installed on macOS, where no folder of the PATH has it. */
export function findApplication(root = '/'): string | undefined {
  const chrome = join(root, 'Applications', 'Google Chrome.app', 'Contents', 'MacOS');
  return [join(chrome, 'Google Chrome')].find(isExecutable);
}

/** The Chromium of the installed Playwright, which alone knows its place on every system. */
export async function findPlaywrightChromium(): Promise<string | undefined> {
  // This file is loaded before the packages are installed.
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(isExecutable);
}

/** The newest Chromium that Playwright has downloaded to one of the folders. */
export function findInCache(folders: readonly string[]): string | undefined {
  const executables = [
    join('chrome-linux64', 'chrome'),
    join('chrome-linux', 'chrome'),
    join('chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'),
    join('chrome-win64', 'chrome.exe'),
    join('chrome-win', 'chrome.exe'),
  ];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => /chromium-\d+$/.test(folder))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((folder) => executables.map((file) => join(folder, file)))
    .find(isExecutable);
}

function cacheFolders(): string[] {
  return [
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    join(process.env['LOCALAPPDATA'] ?? '', 'ms-playwright'),
  ].filter((folder) => folder !== '');
}

async function installFromDebian(): Promise<string | undefined> {
  const isRoot = process.getuid?.() === 0;
  if (platform() !== 'linux' || !isRoot || !existsSync('/etc/debian_version')) return undefined;
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProcess('apt-get', ['update', '-qq'], { environment });
  const installed = await runProcess(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    { environment },
  );
  return installed.code === 0 ? findOnPath(process.env['PATH'] ?? '') : undefined;
}

async function installWithPlaywright(): Promise<string> {
  const installed = await runProcess(toolPath('playwright'), ['install', 'chromium'], {
    isShown: true,
    environment: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' },
  });
  const path = installed.code === 0 ? await findPlaywrightChromium() : undefined;
  if (path === undefined) throw new PlainError(noBrowser);
  return path;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
