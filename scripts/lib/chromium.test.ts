import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { findInCache, findOnPath } from './chromium.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function addExecutable(...segments: readonly string[]): string {
  const file = join(folder, ...segments);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

describe('findOnPath', () => {
  it('finds Chrome under its other names, in the order of the PATH', () => {
    const chrome = addExecutable('first', 'google-chrome');
    addExecutable('second', 'chromium');
    expect(findOnPath([join(folder, 'first'), join(folder, 'second')].join(delimiter))).toBe(
      chrome,
    );
  });

  it('finds nothing where no browser is', () => {
    expect(findOnPath(folder)).toBeUndefined();
  });
});

describe('findInCache', () => {
  it('takes the newest browser that Playwright has downloaded', () => {
    addExecutable('chromium-998', 'chrome-linux', 'chrome');
    const newest = addExecutable('chromium-1200', 'chrome-linux64', 'chrome');
    addExecutable('firefox-1500', 'chrome-linux', 'chrome');
    expect(findInCache([join(folder, 'missing'), folder])).toBe(newest);
  });
});
