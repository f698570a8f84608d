// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const resolve = createRequire(import.meta.url).resolve;
const fontFile = 'atkinson-hyperlegible-next-latin-wght-normal.woff2';

it('ships the publisher’s unchanged font', () => {
  const shipped = readFileSync(new URL(`../../assets/fonts/${fontFile}`, import.meta.url));
  const published = readFileSync(
    resolve(`@fontsource-variable/atkinson-hyperlegible-next/files/${fontFile}`),
  );
  expect(shipped.equals(published)).toBe(true);
});

it('refers to font files that exist, and to the families that the theme uses', () => {
  const css = readFileSync(new URL('../../assets/font.css', import.meta.url), 'utf8');
  expect(css).toContain(`./fonts/${fontFile}`);
  const families = [...css.matchAll(/font-family: '([^']+)'/gu)].map((match) => match[1]);
  expect(families).toEqual(['Atkinson Hyperlegible Next Variable', 'Atkinson Fallback']);
});
