import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { trafikfonden } from '../../packages/ui/src/theme/themes/trafikfonden.ts';
import { fromRoot } from '../lib/paths.ts';

/** Files that are drawn without the theme keep copies of its colours. */
const files = globSync(
  ['{apps,bench,deploy}/**/*.{css,html,svg}', 'apps/sandbox/src/documents/paperPdf.ts'],
  { cwd: fromRoot(), exclude: ['**/node_modules/**', '**/dist/**'] },
).map((file) => file.replaceAll('\\', '/'));

/** The sandbox's own page has a band that is not the provider's. */
const ofSandbox = ['#2B3A43', '#FFD978', '#D5DDE0'];
const { light, dark } = trafikfonden;
const themeColors = [light, dark].flatMap(({ color }) => Object.values(color));
const known = new Set([...themeColors, ...ofSandbox].map(long));

/** The colour with six digits: `#fff` is `#FFFFFF`. */
function long(color: string): string {
  return color.replace(/^#(\w)(\w)(\w)$/u, '#$1$1$2$2$3$3').toUpperCase();
}

it('draws no page, icon or letter in a colour that the theme no longer has', () => {
  const old = files.flatMap((file) => {
    const text = readFileSync(fromRoot(file), 'utf8');
    const used = text.match(/(?<!&)#(?:[\da-f]{6}|[\da-f]{3})\b/giu) ?? [];
    const wrong = new Set(used.map(long).filter((color) => !known.has(color)));
    return wrong.size === 0 ? [] : [`${file}: ${[...wrong].join(', ')}`];
  });
  expect(files).toContain('apps/portal/index.html');
  expect(old).toEqual([]);
});
