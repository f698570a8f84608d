import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { runProcess } from './runProcess.ts';

/** Installs a package where that can be done without asking anybody: on Debian, as root. Answers whether it is there. */
export async function installFromDebian(packageName: string): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (platform() !== 'linux' || !isRoot || !existsSync('/etc/debian_version')) return false;
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProcess('apt-get', ['update', '-qq'], { environment });
  const installed = await runProcess(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', packageName],
    { environment },
  );
  return installed.code === 0;
}
