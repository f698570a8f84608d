// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const components = new URL('../components/', import.meta.url);

it('has a guide for every component', () => {
  const folders = globSync('*/index.ts', { cwd: components }).map((file) => file.split('/')[0]);
  const guided = globSync('*/*.guide.ts', { cwd: components }).map((file) => file.split('/')[0]);
  expect(folders.filter((folder) => !guided.includes(folder))).toEqual([]);
});

it('shows a guide on the page of every component', () => {
  const withoutGuide = globSync('*/*.stories.tsx', { cwd: components }).filter((file) => {
    const stories = readFileSync(new URL(file, components), 'utf8');
    // Pages without documentation show how components work together.
    const hasPage = !stories.includes("tags: ['!autodocs']");
    return hasPage && !/\bguide: \w+Guide\b/u.test(stories);
  });
  expect(withoutGuide).toEqual([]);
});
