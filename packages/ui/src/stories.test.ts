// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has a story for every component', () => {
  const folder = new URL('./components/', import.meta.url);
  const withoutStories = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter(
      (name) =>
        !readdirSync(new URL(`${name}/`, folder)).some((file) => file.endsWith('.stories.tsx')),
    );
  expect(withoutStories).toEqual([]);
});
