import { describe, expect, it } from 'vitest';

import { readImports } from '../checks/moduleImports.ts';
import { isTestOrStory, readSources } from '../checks/sourceTree.ts';
import { builds } from './builds.ts';

/** The workspace packages that end up in what is built from the folder. */
function importedPackages(folder: string): string[] {
  const names = readSources([`${folder}/src/**/*.{ts,tsx}`])
    .filter((file) => !isTestOrStory(file.path))
    .flatMap(readImports)
    .flatMap(({ specifier }) => /^@mina-sidor\/([\w-]+)/.exec(specifier)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}

describe('the builds', () => {
  it.each(builds)('builds $name after the packages that it imports, and no others', (build) => {
    expect(build.after.toSorted()).toEqual(importedPackages(build.folder));
  });

  it('come in an order in which each finds what it needs', () => {
    const names = builds.map((build) => build.name);
    for (const [index, { after }] of builds.entries()) {
      expect(names.slice(0, index)).toEqual(expect.arrayContaining([...after]));
    }
  });
});
