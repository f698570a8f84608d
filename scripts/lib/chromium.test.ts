import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { findApplication, findPlaywrightChromium } from './chromium.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
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

describe('findApplication', () => {
  it('finds Chrome where macOS keeps it', () => {
    const path = ['Applications', 'Google Chrome.app', 'Contents', 'MacOS', 'Google Chrome'];
    expect(findApplication(folder)).toBeUndefined();
    const chrome = addExecutable(...path);
    expect(findApplication(folder)).toBe(chrome);
  });
});

describe('findPlaywrightChromium', () => {
  it('finds what Playwright has just downloaded on a Mac', async () => {
    // Playwright reads both once, when it is loaded first.
    vi.stubEnv('PLAYWRIGHT_HOST_PLATFORM_OVERRIDE', 'mac15-arm64');
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder);
    expect(await findPlaywrightChromium()).toBeUndefined();
    const { chromium } = await import('@playwright/test');
    const downloaded = addExecutable(relative(folder, chromium.executablePath()));
    expect(downloaded).toMatch(/chrome-mac-arm64/);
    expect(await findPlaywrightChromium()).toBe(downloaded);
  });
});
