import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { journeys } from '../../deploy/journeys.ts';
import { fromRoot } from '../lib/paths.ts';

const folder = fromRoot('apps', 'portal', 'e2e');
const specs = globSync('**/*.spec.ts', { cwd: folder }).map((file) =>
  readFileSync(`${folder}/${file}`, 'utf8'),
);

it.each(journeys)('the journey "%s" exists, so that it is played behind nginx', (title) => {
  expect(specs.filter((spec) => spec.includes(title))).toHaveLength(1);
});
