import { existsSync } from 'node:fs';
import { hashOf, recall, remember } from './memory.ts';
import { fromRoot } from './paths.ts';
import { PlainError } from './plainError.ts';
import { runProcess } from './runProcess.ts';

/** npx fetches this version of pnpm, so the machine needs none. */
export const pnpm = 'pnpm@12.21.0';

/** Installs exactly what the lock file says, unless that was done already. */
export async function install(): Promise<void> {
  const hash = hashOf(['{packages,apps}/*/package.json']);
  if (existsSync(fromRoot('node_modules', '.bin')) && recall('install', hash) !== undefined) return;
  console.log('Installing packages (the first time takes a minute or two) …');
  const result = await runProcess(
    'npx',
    ['--yes', '--prefer-offline', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'],
    { isShown: true, environment: { CI: 'true' } },
  );
  if (result.code !== 0) throw new PlainError(explainInstallFailure(result.output));
  remember('install', hash, true);
}

/** Explains why an install failed. */
export function explainInstallFailure(output: string): string {
  if (/ERR_PNPM_OUTDATED_LOCKFILE/.test(output)) {
    return `The lock file does not match the package.json files. Run: npx ${pnpm} install`;
  }
  if (/ENOSPC/.test(output)) return 'The disk is full, so the packages could not be installed.';
  if (/EACCES|EPERM/.test(output)) {
    return 'The packages could not be written: this user lacks the right to write in this folder.';
  }
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|ERR_PNPM_FETCH/.test(
      output,
    )
  ) {
    return 'The packages could not be fetched. Is this machine connected to the internet?';
  }
  return 'Installing the packages failed; the reason stands above.';
}
