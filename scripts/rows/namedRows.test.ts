import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { findFiles } from '../lib/memory.ts';
import { fromRoot } from '../lib/paths.ts';
import { readRequirements } from './requirementRows.ts';

/** The rows in titles (`… [C05, D09]'`) and tags (`'@R01'`, `'R01'`) of a text. */
function rowsNamedIn(text: string): string[] {
  const titles = [...text.matchAll(/\[([A-Z]\d{2,3}(?:[,\s]+[A-Z]\d{2,3})*)\]\s*['"`]/g)];
  const tags = [...text.matchAll(/['"`]@?([A-Z]\d{2,3})['"`]/g)];
  return [...titles, ...tags].flatMap((match) => (match[1] ?? '').split(/[,\s]+/));
}

it('finds rows in titles and tags, and nothing in what only looks like one', () => {
  const text =
    "it('strips [C05, D09]', …); test('x', { tag: '@R01' }); expect('ABC12').toBe(list[0]);";
  expect(rowsNamedIn(text)).toEqual(['C05', 'D09', 'R01']);
});

it('every row that a test, a story or a journey names is a requirement', () => {
  const known = new Set(readRequirements().map((row) => row.name));
  const files = findFiles([
    '{packages,apps}/**/*.{test,spec,stories}.{ts,tsx}',
    'apps/portal/e2e/**/*.ts',
  ]);
  const unknown = files.flatMap((file) =>
    rowsNamedIn(readFileSync(fromRoot(file), 'utf8'))
      .filter((row) => !known.has(row))
      .map((row) => `${file}: ${row}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(unknown).toEqual([]);
});
