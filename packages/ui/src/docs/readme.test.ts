import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import * as library from '../index.ts';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

it('names every component in the README, so that a reader finds it before its types', () => {
  const components = Object.keys(library).filter(
    (name) => /^[A-Z]/u.test(name) && !name.endsWith('Icon'),
  );
  expect(components.length).toBeGreaterThan(60);
  expect(components.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
