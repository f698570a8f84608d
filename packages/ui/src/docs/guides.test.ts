// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const components = new URL('../components/', import.meta.url);

it('has a guide for every component', () => {
  const folders = globSync('*/index.ts', { cwd: components }).map((file) => file.split('/')[0]);
  const guided = globSync('*/*.guide.ts', { cwd: components }).map((file) => file.split('/')[0]);
  expect(folders.filter((folder) => !guided.includes(folder))).toEqual([]);
});

it('shows a guide on the page of every story file', () => {
  const withoutGuide = globSync('*/*.stories.tsx', { cwd: components }).filter(
    (file) => !/\bguide: \w+Guide\b/u.test(readFileSync(new URL(file, components), 'utf8')),
  );
  expect(withoutGuide).toEqual([]);
});
