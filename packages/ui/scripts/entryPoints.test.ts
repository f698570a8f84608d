// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

import { entryPoints, publishedExports, sourceExports } from './entryPoints.ts';
import { readDescription } from './packageDescription.ts';

const description = readDescription();

it('exports every component by name, in the order of `pnpm run exports`', () => {
  expect(description['exports']).toEqual(sourceExports);
});

it('publishes the same entries without the development condition', () => {
  expect(description['publishConfig']).toEqual({ access: 'public', exports: publishedExports });
  expect(JSON.stringify(publishedExports)).not.toContain('source');
});

it('builds every entry from a file that exists', () => {
  const missing = Object.values(entryPoints).filter(
    (source) => !existsSync(new URL(`../${source}`, import.meta.url)),
  );
  expect(missing).toEqual([]);
});
