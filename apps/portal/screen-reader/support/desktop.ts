import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from './run.ts';

/** A desktop in memory, with a window manager and without a sound card, on which programs can be read by a screen reader. */
export type Desktop = {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Starts a program on it, which ends with it. */
  readonly start: (command: string, ...commandArguments: readonly string[]) => ChildProcess;
  readonly close: () => Promise<void>;
};

// The window manager's own keys would send windows away.
const windowManager = `<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <desktops><number>1</number></desktops>
  <keyboard><chainQuitKey>C-g</chainQuitKey></keyboard>
</openbox_config>`;

const toReaders = [
  '--session',
  '--print-reply',
  '--dest=org.a11y.Bus',
  '/org/a11y/bus',
  'org.freedesktop.DBus.Properties.Set',
];

export async function openDesktop(): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  mkdirSync(join(folder, '.config', 'openbox'), { recursive: true });
  writeFileSync(join(folder, '.config', 'openbox', 'rc.xml'), windowManager);
  const started: ChildProcess[] = [];
  const environment: Record<string, string> = {
    ...inherited(),
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: 'sv_SE.UTF-8',
    LC_ALL: 'sv_SE.UTF-8',
    LANGUAGE: 'sv',
  };
  const startWith = (stdio: StdioOptions, command: string, ...rest: readonly string[]) => {
    const child = spawn(command, [...rest], { env: environment, stdio });
    started.push(child);
    return child;
  };
  const start = startWith.bind(null, 'ignore');

  // Both tell on their third channel that they are ready, and under which name.
  const tells: StdioOptions = ['ignore', 'ignore', 'ignore', 'pipe'];
  const screen = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  environment['DISPLAY'] = `:${await firstLine(startWith(tells, 'Xvfb', ...screen))}`;
  const bus = startWith(tells, 'dbus-daemon', '--session', '--nofork', '--print-address=3');
  environment['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus);
  start('openbox', '--sm-disable');
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    const change = ['string:org.a11y.Status', `string:${property}`, 'variant:boolean:true'];
    await run('dbus-send', [...toReaders, ...change], environment);
  }
  return {
    folder,
    environment,
    start,
    close: async () => {
      await Promise.all(started.map(end));
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** Without the settings of the desktop on which the command is typed. */
function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || /^(?:XDG_|WAYLAND_)/u.test(name) ? [] : [[name, value]],
    ),
  );
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text.split('\n')[0] ?? '');
    });
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(`${child.spawnfile} ended.`));
    });
  });
}

/** Ends a program that the desktop has started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  const patience = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(patience);
}
