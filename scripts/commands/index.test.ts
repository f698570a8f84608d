import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { fromRoot } from '../lib/paths.ts';

it('loads every command before anything is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'not-installed-'));
  for (const name of ['scripts', 'packages', '.storybook']) {
    const isInstalledOrBuilt = (path: string) => /\/(?:node_modules|dist|src)$/u.test(path);
    cpSync(fromRoot(name), join(folder, name), {
      recursive: true,
      filter: (path) => !isInstalledOrBuilt(path),
    });
  }
  const { stderr } = spawnSync(process.execPath, [join(folder, 'scripts', 'run.mjs'), 'unknown']);
  rmSync(folder, { recursive: true });
  expect(String(stderr)).toMatch(/^Unknown command 'unknown'\. There are: start, test/u);
});
