import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Merges the test files that the test-runner has written, one for each title, into a few. For each file Jest loads the
 * test-runner anew, which takes longer than its visits.
 */
export function mergeTestFiles(folder: string, count: number): void {
  const merged = Array.from({ length: count }, (): string[] => []);
  for (const [index, name] of readdirSync(folder).toSorted().entries()) {
    const file = join(folder, name);
    merged[index % count]?.push(readFileSync(file, 'utf8'));
    rmSync(file);
  }
  for (const [index, tests] of merged.entries())
    writeFileSync(join(folder, `part-${String(index + 1)}.test.js`), tests.join('\n'));
}
