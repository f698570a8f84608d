import { findHeadlessShell } from './headlessShell.ts';
import { installFromDebian } from './installFromDebian.ts';
import { toolPath } from './paths.ts';
import { runProcess } from './runProcess.ts';

let asked: Promise<string | undefined> | undefined;

/** The path of a headless shell: found on this machine, or else installed. Undefined where none can be installed. */
export function ensureHeadlessShell(): Promise<string | undefined> {
  asked ??= findOrInstall();
  return asked;
}

async function findOrInstall(): Promise<string | undefined> {
  const present = findHeadlessShell();
  if (present !== undefined) return present;
  console.log('No headless shell found on this machine: installing one …');
  if (!(await installFromDebian('chromium-headless-shell'))) {
    await runProcess(toolPath('playwright'), ['install', '--only-shell', 'chromium'], {
      environment: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' },
    });
  }
  return findHeadlessShell();
}
