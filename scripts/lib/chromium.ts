import { join } from 'node:path';
import { findOnPath, isExecutable } from './executables.ts';
import { installFromDebian } from './installFromDebian.ts';
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
  const present = findOnPath(commandNames) ?? findApplication() ?? (await findPlaywrightChromium());
  if (present !== undefined) return present;
  console.log('No Chromium found on this machine: installing one …');
  if (await installFromDebian('chromium')) {
    const installed = findOnPath(commandNames);
    if (installed !== undefined) return installed;
  }
  return installWithPlaywright();
}

/** Chrome on macOS, where it is not on the PATH. */
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

async function installWithPlaywright(): Promise<string> {
  const installed = await runProcess(toolPath('playwright'), ['install', 'chromium'], {
    isShown: true,
    environment: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' },
  });
  const path = installed.code === 0 ? await findPlaywrightChromium() : undefined;
  if (path === undefined) throw new PlainError(noBrowser);
  return path;
}
