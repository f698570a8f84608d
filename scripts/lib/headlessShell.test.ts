import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { chromiumLaunch, headlessShellLaunch } from './chromiumLaunch.ts';
import { findHeadlessShell, findShellIn } from './headlessShell.ts';
import { newFolder } from './testing/files.ts';

const folder = newFolder();
beforeEach(() => {
  vi.stubEnv('CHROMIUM_SHELL_PATH', '');
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(folder.path(), 'downloads'));
  vi.stubEnv('HOME', folder.path());
  vi.stubEnv('PATH', join(folder.path(), 'bin'));
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const download = (version: string, system = 'linux64', file = 'chrome-headless-shell') => [
  'downloads',
  `chromium_headless_shell-${version}`,
  `chrome-headless-shell-${system}`,
  file,
];

describe('findHeadlessShell', () => {
  it('takes what it is given, then what is on the PATH, then what Playwright has downloaded', () => {
    expect(findHeadlessShell()).toBeUndefined();
    folder.add(download('998'));
    const downloaded = folder.add(download('1200'));
    expect(findHeadlessShell()).toBe(downloaded);
    const installed = folder.add(['bin', 'chromium-headless-shell']);
    expect(findHeadlessShell()).toBe(installed);
    const given = folder.add(['mine', 'shell']);
    vi.stubEnv('CHROMIUM_SHELL_PATH', given);
    expect(findHeadlessShell()).toBe(given);
  });

  it('says what is wrong with a path that it is given', () => {
    vi.stubEnv('CHROMIUM_SHELL_PATH', join(folder.path(), 'missing'));
    expect(findHeadlessShell).toThrow(/CHROMIUM_SHELL_PATH is '.*missing'/u);
  });
});

describe('findShellIn', () => {
  it.each([
    ['linux-arm64', 'chrome-headless-shell'],
    ['mac-arm64', 'chrome-headless-shell'],
    ['win64', 'chrome-headless-shell.exe'],
  ])('finds the one for %s, and takes no whole Chromium for one', (system, file) => {
    folder.add(['downloads', 'chromium-1300', `chrome-headless-shell-${system}`, file]);
    expect(findShellIn(join(folder.path(), 'downloads'))).toBeUndefined();
    const shell = folder.add(download('1200', system, file));
    expect(findShellIn(join(folder.path(), 'downloads'))).toBe(shell);
  });
});

describe('headlessShellLaunch', () => {
  it('starts the shell, or the whole Chromium where there is none', () => {
    vi.stubEnv('CHROMIUM_PATH', '/usr/bin/chromium');
    expect(headlessShellLaunch()).toEqual(chromiumLaunch());
    const shell = folder.add(['bin', 'chromium-headless-shell']);
    expect(headlessShellLaunch()).toEqual({ ...chromiumLaunch(), executablePath: shell });
    expect(chromiumLaunch().executablePath).toBe('/usr/bin/chromium');
  });
});
