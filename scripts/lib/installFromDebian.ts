import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { runProcess } from './runProcess.ts';

/** Installs a package where that can be done without asking anybody: on Debian, as root. Answers whether it is there. */
export async function installFromDebian(packageName: string): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (platform() !== 'linux' || !isRoot || !existsSync('/etc/debian_version')) return false;
  // Nothing is asked, and no service is started that comes with the package.
  const environment = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await runProcess('apt-get', ['update', '-qq'], { environment });
  const installed = await runProcess(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', packageName],
    { environment },
  );
  return installed.code === 0;
}
