import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { hashFiles, hasStamp, writeStamp } from './fileHash.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hash-'));
  writeFileSync(join(folder, 'a'), 'one');
  writeFileSync(join(folder, 'b'), 'two');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('hashFiles', () => {
  it('is the same for the same contents in any order', () => {
    const files = [join(folder, 'a'), join(folder, 'b')];
    expect(hashFiles(files)).toBe(hashFiles(files.toReversed()));
  });

  it('changes when contents move from one file to another', () => {
    const files = [join(folder, 'a'), join(folder, 'b')];
    const before = hashFiles(files);
    writeFileSync(join(folder, 'a'), 'onet');
    writeFileSync(join(folder, 'b'), 'wo');
    expect(hashFiles(files)).not.toBe(before);
  });
});

describe('hasStamp', () => {
  it('knows the hash of the last run and no other', () => {
    const stamp = join(folder, 'inner', 'stamp');
    expect(hasStamp(stamp, 'x')).toBe(false);
    writeStamp(stamp, 'x');
    expect(hasStamp(stamp, 'x')).toBe(true);
    expect(hasStamp(stamp, 'y')).toBe(false);
  });
});
