import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { trafikfonden } from '../../packages/ui/src/theme/themes/trafikfonden.ts';
import { fromRoot } from '../lib/paths.ts';

/** Style sheets of the portal: a provider's own theme lies there. */
const ownThemes = globSync('apps/portal/src/*.css', { cwd: fromRoot() });

/** Files that are drawn without the theme keep copies of its colours. */
const files = globSync(
  ['{apps,bench,deploy}/**/*.{css,html,svg}', 'apps/sandbox/src/documents/paperPdf.ts'],
  { cwd: fromRoot(), exclude: ['**/node_modules/**', '**/dist/**'] },
).map((file) => file.replaceAll('\\', '/'));

/** The sandbox's own page has a band that is not the provider's. */
const ofSandbox = ['#2B3A43', '#FFD978', '#D5DDE0'];
const { light, dark } = trafikfonden;
const themeColors = [light, dark].flatMap(({ color }) => Object.values(color));
const known = new Set(
  [...themeColors, ...ofSandbox, ...ownThemes.flatMap((file) => colorsIn(file))].map(long),
);

function colorsIn(file: string): readonly string[] {
  const text = readFileSync(fromRoot(file), 'utf8');
  return text.match(/(?<!&)#(?:[\da-f]{6}|[\da-f]{3})\b/giu) ?? [];
}

/** The colour with six digits: `#fff` is `#FFFFFF`. */
function long(color: string): string {
  return color.replace(/^#(\w)(\w)(\w)$/u, '#$1$1$2$2$3$3').toUpperCase();
}

it('draws no page, icon or letter in a colour that the theme no longer has', () => {
  const old = files.flatMap((file) => {
    const wrong = new Set(
      colorsIn(file)
        .map(long)
        .filter((color) => !known.has(color)),
    );
    return wrong.size === 0 ? [] : [`${file}: ${[...wrong].join(', ')}`];
  });
  expect(files).toContain('apps/portal/index.html');
  expect(old).toEqual([]);
});
