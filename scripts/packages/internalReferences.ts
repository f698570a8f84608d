import { globSync, readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.ts';

/** A row of docs/requirements.md, which a reader of the packages does not have: `row Z25`, `rows A01 to A07`. */
const rowNumber = /\brows? [A-Z]\d{2}\b/iu;

/** Each line of the published types that refers to a row of our requirements, one per line; `''` if there is none. */
export function checkInternalReferences(): string {
  return globSync('packages/*/dist/**/*.d.ts', { cwd: fromRoot() })
    .flatMap((file) =>
      internalReferences(readFileSync(fromRoot(file), 'utf8')).map((line) => `${file}: ${line}`),
    )
    .join('\n');
}

/** The lines that refer to a row. */
export function internalReferences(types: string): string[] {
  return types
    .split('\n')
    .filter((line) => rowNumber.test(line))
    .map((line) => line.trim());
}
