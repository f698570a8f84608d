import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { asObject } from '../rows/json.ts';
import { builds } from './builds.ts';
import { fromRoot } from './paths.ts';

/** The workspace packages that the manifest says are part of what is built from the folder. */
function ownDependencies(folder: string): string[] {
  const manifest = asObject(JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8')));
  return Object.keys(asObject(manifest['dependencies'])).flatMap(
    (name) => /^@mina-sidor\/(.+)$/.exec(name)?.[1] ?? [],
  );
}

describe('the builds', () => {
  it.each(builds)('builds $name after the packages that it needs, and no others', (build) => {
    expect(build.after.toSorted()).toEqual(ownDependencies(build.folder).toSorted());
  });

  it('come in an order in which each finds what it needs', () => {
    const names = builds.map((build) => build.name);
    for (const [index, { after }] of builds.entries()) {
      expect(names.slice(0, index)).toEqual(expect.arrayContaining([...after]));
    }
  });
});
