import { readRequirements } from '../rows/requirementRows.ts';
import { readSources } from './sourceTree.ts';
import type { SourceFile } from './sourceTree.ts';

/** Tests and stories that name a requirement row which does not exist. */
export function findRepositoryRowFaults(): string[] {
  const files = readSources([
    '{packages,apps}/**/*.{test,spec,stories}.{ts,tsx}',
    'apps/portal/e2e/**/*.ts',
  ]);
  return findRowFaults(files, new Set(readRequirements().map((row) => row.name)));
}

/** Names of rows in titles (`… [C05, D09]`) and tags (`'@R01'`, `'R01'`) that are not among the known ones. */
export function findRowFaults(files: readonly SourceFile[], known: ReadonlySet<string>): string[] {
  return files.flatMap((file) =>
    file.text.split('\n').flatMap((line, index) =>
      namesIn(line)
        .filter((name) => !known.has(name))
        .map((name) => `${file.path}:${String(index + 1)}: there is no row ${name}`),
    ),
  );
}

function namesIn(line: string): string[] {
  const titles = [...line.matchAll(/\[([A-Z]\d{2}(?:[,\s]+[A-Z]\d{2})*)\]\s*['"`]/g)];
  const tags = [...line.matchAll(/['"`]@?([A-Z]\d{2})['"`]/g)];
  return [...titles, ...tags].flatMap((match) => (match[1] ?? '').split(/[,\s]+/));
}
