import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { readImports } from './importCircles.ts';

/** The most that a page may add to the shared scripts, in bytes (gzip). */
const mostBytes = 38_000;

/**
 * The pages of the built portal whose scripts are too large, one per line; `''` if there are none. `.size-limit.json`
 * cannot say this, because it does not follow imports.
 *
 * @param folder the built scripts: `index-…` and `pages-…`, which all pages share, and a `route-<page>-…` for each page
 */
export async function checkRouteSizes(folder: string): Promise<string> {
  const imports = readImports(folder);
  const withImports = (name: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const next of imports.get(name) ?? []) withImports(next, found);
    return found;
  };
  const named = (pattern: string) => globSync(pattern, { cwd: folder }).toSorted();
  const shared = new Set(named('{index,pages}-*.js').flatMap((name) => [...withImports(name)]));
  const routes = named('route-*.js');
  if (shared.size === 0 || routes.length === 0) return `${folder} has no pages.`;

  const sizeOf = (name: string) => gzipSync(readFileSync(join(folder, name))).length;
  return routes
    .map((route) => {
      const added = [...withImports(route)].filter((name) => !shared.has(name));
      const bytes = added.reduce((sum, name) => sum + sizeOf(name), 0);
      return { route, bytes };
    })
    .filter(({ bytes }) => bytes > mostBytes)
    .map(
      ({ route, bytes }) =>
        `${route} adds ${(bytes / 1000).toFixed(1)} kB; a page may add ${String(mostBytes / 1000)} kB.`,
    )
    .join('\n');
}
