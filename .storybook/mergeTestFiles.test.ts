import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { mergeTestFiles } from './mergeTestFiles.ts';

/** What remains in two files, or fewer. */
function merged(words: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  for (const title of ['Badge', 'Link', 'Button in all states'])
    writeFileSync(join(folder, `${title}.test.js`), `describe("${title}"`);
  mergeTestFiles(folder, 2, words);
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}

it('keeps the tests of every title, in files of about the same length', () => {
  expect(merged([])).toEqual([
    'describe("Button in all states"\n',
    'describe("Badge"\ndescribe("Link"\n',
  ]);
});

it('keeps only the titles that contain one of the words', () => {
  expect(merged(['link'])).toEqual(['describe("Link"\n']);
});
