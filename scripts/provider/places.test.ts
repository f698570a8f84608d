import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { fromRoot } from '../lib/paths.ts';
import { runOrThrow } from '../lib/runProcess.ts';
import { namesOfSample, places } from './places.ts';

const read = (path: string) => readFileSync(fromRoot(path), 'utf8');

it('everything that names the sample provider is in the list of a new provider [Z75]', async () => {
  const files = (await runOrThrow('git', ['ls-files', '-z'])).split('\0').filter(Boolean);
  const named = namesOfSample(files, read).map((line) => line.split(':')[0] ?? '');
  const isListed = (file: string) =>
    places.some(({ path }) => file === path || file.startsWith(`${path}/`));
  expect([...new Set(named)].filter((file) => !isListed(file))).toEqual([]);
});

it.each(places)('the list leads to a file or a folder that exists: $path [Z75]', ({ path }) => {
  expect(existsSync(fromRoot(path))).toBe(true);
});

it('names are found by file and line, but not in tests, stories and the sandbox', () => {
  const files = {
    'packages/texts/src/sv/provider.ts': 'export const provider = {\n  name: "Trafikfonden",\n};',
    'apps/portal/index.html': '<a href="https://trafikfonden.example">\n"000000-0000"',
    'apps/portal/e2e/history.spec.ts': 'Trafikfonden',
    'apps/portal/src/testing/aConfig.ts': 'Trafikfonden',
    'apps/sandbox/page/words.ts': 'Trafikfonden',
    'packages/texts/src/sv/case.ts': 'fonden',
  };
  expect(
    namesOfSample(Object.keys(files), (path) => new Map(Object.entries(files)).get(path) ?? ''),
  ).toEqual([
    'packages/texts/src/sv/provider.ts:2: name: "Trafikfonden",',
    'apps/portal/index.html:1: <a href="https://trafikfonden.example">',
    'apps/portal/index.html:2: "000000-0000"',
  ]);
});
