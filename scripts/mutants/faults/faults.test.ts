import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { fromRoot } from '../../lib/paths.ts';
import { projects } from '../../suites/projects.ts';
import { timesFound } from '../fault.ts';
import { places } from './index.ts';

const faults = Object.values(places).flat();

describe('a planted fault', () => {
  it.each(faults)('in $file stands exactly once in its file: $find', (fault) => {
    const content = readFileSync(fromRoot(fault.file), 'utf8');
    expect(timesFound(content, fault)).toBe(1);
    expect(fault.replace).not.toBe(fault.find);
  });

  it('is planted once, in a project that has tests', () => {
    expect(
      new Set(faults.map(({ file, find, replace }) => `${file} ${find} ${replace}`)).size,
    ).toBe(faults.length);
    const homes = projects.flatMap(({ folder, tests }) => (tests === undefined ? [] : [folder]));
    expect(faults.filter(({ file }) => !homes.some((home) => file.startsWith(`${home}/`)))).toEqual(
      [],
    );
  });
});
