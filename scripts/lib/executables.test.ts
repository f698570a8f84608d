import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { findOnPath } from './executables.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'executables-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function addFile(mode: number, ...segments: readonly string[]): string {
  const file = join(folder, ...segments);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

describe('findOnPath', () => {
  const commands = ['chromium', 'google-chrome'];

  it('finds Chrome under its other names, in the order of the PATH', () => {
    addFile(0o644, 'empty', 'chromium');
    const chrome = addFile(0o755, 'first', 'google-chrome');
    addFile(0o755, 'second', 'chromium');
    const path = ['empty', 'first', 'second'].map((name) => join(folder, name)).join(delimiter);
    expect(findOnPath(commands, path)).toBe(chrome);
  });

  it('finds nothing where no browser is', () => {
    expect(findOnPath(commands, folder)).toBeUndefined();
  });
});
