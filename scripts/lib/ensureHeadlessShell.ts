import { findHeadlessShell } from './headlessShell.ts';
import { installFromDebian } from './installFromDebian.ts';
import { toolPath } from './paths.ts';
import { runProcess } from './runProcess.ts';

/** The path of a headless shell. On the build server it is installed if missing; other machines get a hint. */
export async function ensureHeadlessShell(): Promise<string | undefined> {
  const present = findHeadlessShell();
  if (present !== undefined) return present;
  if ((process.env['CI'] ?? '') === '') {
    console.log('With a chromium-headless-shell (see README.md) this takes half the time.');
    return undefined;
  }
  console.log('No headless shell found on this machine: installing one …');
  if (!(await installFromDebian('chromium-headless-shell'))) {
    await runProcess(toolPath('playwright'), ['install', '--only-shell', 'chromium'], {
      environment: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' },
    });
  }
  return findHeadlessShell();
}
