import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { chromiumLaunch, headlessShellLaunch } from './chromiumLaunch.ts';
import { findHeadlessShell, findShellIn } from './headlessShell.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
  vi.stubEnv('CHROMIUM_SHELL_PATH', '');
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(folder, 'downloads'));
  vi.stubEnv('HOME', folder);
  vi.stubEnv('PATH', join(folder, 'bin'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function addExecutable(...segments: readonly string[]): string {
  const file = join(folder, ...segments);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

const download = (version: string, system = 'linux64', file = 'chrome-headless-shell') => [
  'downloads',
  `chromium_headless_shell-${version}`,
  `chrome-headless-shell-${system}`,
  file,
];

describe('findHeadlessShell', () => {
  it('takes what it is given, then what is on the PATH, then what Playwright has downloaded', () => {
    expect(findHeadlessShell()).toBeUndefined();
    addExecutable(...download('998'));
    const downloaded = addExecutable(...download('1200'));
    expect(findHeadlessShell()).toBe(downloaded);
    const installed = addExecutable('bin', 'chromium-headless-shell');
    expect(findHeadlessShell()).toBe(installed);
    const given = addExecutable('mine', 'shell');
    vi.stubEnv('CHROMIUM_SHELL_PATH', given);
    expect(findHeadlessShell()).toBe(given);
  });

  it('says what is wrong with a path that it is given', () => {
    vi.stubEnv('CHROMIUM_SHELL_PATH', join(folder, 'missing'));
    expect(findHeadlessShell).toThrow(/CHROMIUM_SHELL_PATH is '.*missing'/u);
  });
});

describe('findShellIn', () => {
  it.each([
    ['linux-arm64', 'chrome-headless-shell'],
    ['mac-arm64', 'chrome-headless-shell'],
    ['win64', 'chrome-headless-shell.exe'],
  ])('finds the one for %s, and takes no whole Chromium for one', (system, file) => {
    addExecutable('downloads', 'chromium-1300', `chrome-headless-shell-${system}`, file);
    expect(findShellIn(join(folder, 'downloads'))).toBeUndefined();
    const shell = addExecutable(...download('1200', system, file));
    expect(findShellIn(join(folder, 'downloads'))).toBe(shell);
  });
});

describe('headlessShellLaunch', () => {
  it('starts the shell, or the whole Chromium where there is none', () => {
    vi.stubEnv('CHROMIUM_PATH', '/usr/bin/chromium');
    expect(headlessShellLaunch()).toEqual(chromiumLaunch());
    const shell = addExecutable('bin', 'chromium-headless-shell');
    expect(headlessShellLaunch()).toEqual({ ...chromiumLaunch(), executablePath: shell });
    expect(chromiumLaunch().executablePath).toBe('/usr/bin/chromium');
  });
});
