import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { mergeTestFiles } from './mergeTestFiles.ts';

it('keeps the tests of every title, in files of about the same length', () => {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  for (const title of ['badge', 'link', 'button in all states'])
    writeFileSync(join(folder, `${title}.test.js`), title);

  mergeTestFiles(folder, 2);

  const merged = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(merged).toEqual(['button in all states\n', 'badge\nlink\n']);
});
