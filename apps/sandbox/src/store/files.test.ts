import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

import { createFileStore } from './files.ts';

it('a sandbox removes the files of one that was killed, and of no other', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const [left, inUse] = [pid, process.ppid].map((id) =>
    join(tmpdir(), `mina-sidor-files-${String(id)}-test`),
  );
  if (left === undefined || inUse === undefined) throw new Error('There are two folders');
  mkdirSync(left);
  mkdirSync(inUse);
  const files = createFileStore(':memory:');
  const own = dirname(files.pathOf('a'));
  expect([left, inUse, own].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  files.close();
  rmSync(inUse, { recursive: true });
  expect(existsSync(own)).toBe(false);
});
