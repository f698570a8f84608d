import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { runProcess } from './runProcess.ts';

let last = Promise.resolve(true);

/** Installs packages if this needs no password: on Debian, as root. Returns whether they are installed. */
export function installFromDebian(...packageNames: string[]): Promise<boolean> {
  // One after the other: a second apt-get would end at the lock of the first.
  last = last.then(() => install(packageNames));
  return last;
}

async function install(packageNames: readonly string[]): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (platform() !== 'linux' || !isRoot || !existsSync('/etc/debian_version')) return false;
  // Asks no questions, and starts no services of the package.
  const environment = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await runProcess('apt-get', ['update', '-qq'], { environment });
  const installed = await runProcess(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packageNames],
    { environment },
  );
  return installed.code === 0;
}
