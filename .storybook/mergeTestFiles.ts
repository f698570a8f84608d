import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Merges the test files that the test-runner has written, one for each title, into a few of about the same length. For
 * each file Jest loads the test-runner and opens Storybook anew, which takes longer than its visits.
 */
export function mergeTestFiles(folder: string, count: number): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const titles = files.map((file) => readFileSync(file, 'utf8'));
  for (const file of files) rmSync(file);
  const merged = Array.from({ length: count }, () => '');
  for (const tests of titles.toSorted((one, other) => other.length - one.length)) {
    const shortest = merged.reduce((least, part) => (part.length < least.length ? part : least));
    merged[merged.indexOf(shortest)] = `${shortest}${tests}\n`;
  }
  for (const [index, tests] of merged.entries())
    writeFileSync(join(folder, `part-${String(index + 1)}.test.js`), tests);
}
