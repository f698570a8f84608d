import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { everything, findFiles, hashOf, recall, remember } from './memory.ts';
import { fromRoot } from './paths.ts';

// In a folder that git ignores, so that a run that is cut off leaves no trace.
const folder = '.cache/memory-test';
const step = 'memory test: a step';

function write(file: string, text: string): void {
  mkdirSync(dirname(fromRoot(folder, file)), { recursive: true });
  writeFileSync(fromRoot(folder, file), text);
}

beforeEach(() => {
  vi.stubEnv('CI', '');
  write('src/a.ts', 'one');
  write('scripts/b.ts', 'two');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(fromRoot(folder), { recursive: true });
});

describe('hashOf', () => {
  const hash = () => hashOf([`${folder}/**`], /\.test\.ts$/);

  it.each([
    ['a source', 'src/a.ts', 'changed'],
    ['a script beside the sources', 'scripts/b.ts', 'changed'],
    ['a new file anywhere', 'deep/inside/c.txt', 'new'],
  ])('changes with %s', (_what, file, text) => {
    const before = hash();
    write(file, text);
    expect(hash()).not.toBe(before);
  });

  it.each([
    ['what is built', 'dist/a.js'],
    ['the source maps of what is built', 'sourcemaps/a.js.map'],
    ['what is installed', 'node_modules/x/index.js'],
    ['what is left out', 'src/a.test.ts'],
  ])('stays the same with %s', (_what, file) => {
    const before = hash();
    write(file, 'new');
    expect(hash()).toBe(before);
  });

  it('changes when contents move from one file to another', () => {
    const before = hash();
    write('src/a.ts', 'onet');
    write('scripts/b.ts', 'wo');
    expect(hash()).not.toBe(before);
  });
});

it('everything is all that people write', () => {
  expect(findFiles(everything)).toEqual(
    expect.arrayContaining([
      '.oxlintrc.json',
      '.storybook/main.ts',
      'docs/requirements.md',
      'packages/ui/tsup.config.ts',
      'apps/portal/e2e/support/test.ts',
    ]),
  );
});

describe('recall', () => {
  it('answers what was remembered for the same input, and nothing for any other', () => {
    expect(recall(step, 'x')).toBeUndefined();
    remember(step, 'x', { evidence: ['R01'] });
    expect(recall(step, 'x')).toEqual({ evidence: ['R01'] });
    expect(recall(step, 'y')).toBeUndefined();
  });

  it('answers nothing on a build server', () => {
    remember(step, 'x', true);
    vi.stubEnv('CI', 'true');
    expect(recall(step, 'x')).toBeUndefined();
  });

  afterEach(() => {
    rmSync(fromRoot('.cache', 'steps', 'memory-test-a-step'), { force: true });
  });
});
