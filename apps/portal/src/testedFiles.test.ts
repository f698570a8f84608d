import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

const files = new Map(
  globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).map((path) => [
    path.replaceAll('\\', '/'),
    readFileSync(`${import.meta.dirname}/${path}`, 'utf8'),
  ]),
);
const paths = [...files.keys()];

/** Tests, and stories that a test plays. */
const tests = paths.filter(
  (path) =>
    /\.test\.tsx?$/u.test(path) ||
    (path.endsWith('.stories.tsx') && files.get(path)?.includes('play:')),
);

/** The modules that a file runs. A test of a whole page runs the page that lies beside it. */
function importsOf(path: string): readonly string[] {
  const code = (files.get(path) ?? '').replaceAll(/^import type [^;]+;/gmu, '');
  const imported = [...code.matchAll(/\bfrom '(\.[^']+)'/gu)].map(([, to = '']) =>
    join(dirname(path), to),
  );
  return path.endsWith('.page.test.tsx') ? [...imported, `${dirname(path)}/route.tsx`] : imported;
}

/** All that these files run. What `app/` puts together is run by no test of a part. */
function reachedFrom(starts: readonly string[]): ReadonlySet<string> {
  const reached = new Set(starts);
  for (const path of reached) {
    if (path.startsWith('app/') && !starts.includes(path)) continue;
    for (const next of importsOf(path)) reached.add(next);
  }
  return reached;
}

/** What may prove the file: the tests of its own feature, or any test if it belongs to no feature. */
function testsFor(path: string): readonly string[] {
  const [feature] = /^features\/\w+\//u.exec(path) ?? [''];
  return tests.filter((test) => test.startsWith(feature));
}

it('runs every page, view and hook in a test, or in a story with a play function', () => {
  const parts = paths.filter((path) => /(?:^|\/)(?:use[A-Z]\w*\.tsx?|\w+View\.tsx)$/u.test(path));
  const untested = parts.filter((path) => !reachedFrom(testsFor(path)).has(path));
  const untestedPages = paths.filter(
    (path) =>
      path.endsWith('/route.tsx') &&
      ![...reachedFrom(testsFor(path))].some(
        (reached) =>
          reached.startsWith(dirname(path)) && /\/(?:route|[A-Z]\w+)\.tsx$/u.test(reached),
      ),
  );
  expect([...untested, ...untestedPages].toSorted(), 'Test these in their feature.').toEqual([]);
});
