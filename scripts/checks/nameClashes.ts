import { readSources } from './sourceTree.ts';

/** Modules of one folder whose names differ only by case, over the whole repository. */
export function findRepositoryNameClashes(): string[] {
  return findNameClashes(
    readSources(['{packages,apps,scripts}/**/*.{ts,tsx}']).map(({ path }) => path),
  );
}

/**
 * Modules whose names differ only by case. `dateSpan.ts` beside `DateSpan.tsx` is one file where the system ignores case,
 * and both declare the same types to a consumer's compiler, which refuses them everywhere.
 */
export function findNameClashes(paths: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return paths.flatMap((path) => {
    const name = path.replace(/\.tsx?$/, '');
    const other = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), name);
    return other === undefined || other === name
      ? []
      : [`${path}: differs from ${other} only by case`];
  });
}
