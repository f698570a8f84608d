// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const components = new URL('../components/', import.meta.url);

it('has a guide for every component', () => {
  const folders = globSync('*/index.ts', { cwd: components }).map((file) => file.split('/')[0]);
  const guided = globSync('*/*.guide.ts', { cwd: components }).map((file) => file.split('/')[0]);
  expect(folders.filter((folder) => !guided.includes(folder))).toEqual([]);
});

/** The component pages, each with its stories in their order, as they are written. */
const pages = globSync('*/*.stories.tsx', { cwd: components })
  .map((file) => {
    const text = readFileSync(new URL(file, components), 'utf8');
    const [meta = '', ...stories] = text.split(/^export const (?=\w+: Story)/mu);
    return { file, meta, stories };
  })
  // Pages without documentation show how components work together.
  .filter(({ meta }) => !isHidden(meta));

function isHidden(source: string): boolean {
  return source.includes("'!autodocs'");
}

function placeOf(file: string, story: string): string {
  return `${file}: ${story.slice(0, story.indexOf(':'))}`;
}

it('shows a guide on the page of every component', () => {
  const withoutGuide = pages.filter(({ meta }) => !/\bguide: \w+Guide\b/u.test(meta));
  expect(withoutGuide.map(({ file }) => file)).toEqual([]);
});

it('begins every page with a story that reads its controls', () => {
  const deaf = pages.flatMap(({ file, stories: [first = ''] }) =>
    isHidden(first) || /\brender: \(\) =>/u.test(first) ? [placeOf(file, first)] : [],
  );
  expect(deaf).toEqual([]);
});

it('shows examples on the pages, no tests', () => {
  const tests = pages.flatMap(({ file, stories }) =>
    stories
      .filter((story) => /^\w*By(?:Keyboard|Pointer)\b/u.test(story) && !isHidden(story))
      .map((story) => placeOf(file, story)),
  );
  expect(tests).toEqual([]);
});
