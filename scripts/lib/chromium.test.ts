import { relative } from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { findApplication, findPlaywrightChromium } from './chromium.ts';
import { newFolder } from './testing/files.ts';

const folder = newFolder();
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('findApplication', () => {
  it('finds Chrome where macOS keeps it', () => {
    const path = ['Applications', 'Google Chrome.app', 'Contents', 'MacOS', 'Google Chrome'];
    expect(findApplication(folder.path())).toBeUndefined();
    const chrome = folder.add(path);
    expect(findApplication(folder.path())).toBe(chrome);
  });
});

describe('findPlaywrightChromium', () => {
  it('finds what Playwright has just downloaded on a Mac', async () => {
    // Playwright reads both once, when it is loaded first.
    vi.stubEnv('PLAYWRIGHT_HOST_PLATFORM_OVERRIDE', 'mac15-arm64');
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder.path());
    expect(await findPlaywrightChromium()).toBeUndefined();
    const { chromium } = await import('@playwright/test');
    const downloaded = folder.add([relative(folder.path(), chromium.executablePath())]);
    expect(downloaded).toMatch(/chrome-mac-arm64/);
    expect(await findPlaywrightChromium()).toBe(downloaded);
  });
});
