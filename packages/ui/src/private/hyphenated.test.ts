// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../', import.meta.url);

it('is the only way in which a component hyphenates, so that no short word is cut', () => {
  const others = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .filter((file) => readFileSync(new URL(file, source), 'utf8').includes("hyphens: 'auto'"));
  expect(others).toEqual([]);
});
