import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach } from 'vitest';

/** A folder that is new for each test of a file. */
export function newFolder() {
  let path = '';
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'mina-sidor-test-'));
  });
  afterEach(() => {
    rmSync(path, { recursive: true });
  });
  return {
    path: () => path,
    /** Adds an empty file that may be run, unless another mode is given. */
    add(segments: readonly string[], mode = 0o755): string {
      const file = join(path, ...segments);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
      chmodSync(file, mode);
      return file;
    },
  };
}
