import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isChosen } from '../scripts/rows/storyWords.ts';

/**
 * Merges the test files that the test-runner has written, one for each title, into a few of about the same length. For
 * each file Jest loads the test-runner and opens Storybook anew, which takes longer than its visits.
 *
 * @param words keeps only the titles that contain one of them; none keeps all
 */
export function mergeTestFiles(folder: string, count: number, words: readonly string[] = []): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const titles = files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((tests) => isChosen(/describe\("([^"]*)"/u.exec(tests)?.[1] ?? '', words));
  for (const file of files) rmSync(file);
  const merged = Array.from({ length: Math.min(count, titles.length) }, () => '');
  for (const tests of titles.toSorted((one, other) => other.length - one.length)) {
    const shortest = merged.reduce((least, part) => (part.length < least.length ? part : least));
    merged[merged.indexOf(shortest)] = `${shortest}${tests}\n`;
  }
  for (const [index, tests] of merged.entries())
    writeFileSync(join(folder, `part-${String(index + 1)}.test.js`), tests);
}
