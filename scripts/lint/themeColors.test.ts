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

const { light, dark } = trafikfonden;
type Role = keyof typeof light.color;

/** Whose colours each of them copies. A colour that another role or scheme has too is no excuse. */
const roles: Readonly<Record<string, { light: readonly Role[]; dark?: readonly Role[] }>> = {
  'apps/portal/index.html': { light: ['brand'] },
  'apps/portal/public/favicon.svg': { light: ['brand', 'onBrand', 'accent'] },
  'apps/sandbox/page/page.css': { light: ['ink', 'accent', 'onBrand'] },
  'apps/sandbox/src/checkout/page/checkout.css': {
    light: [
      ...(['ink', 'inkSoft', 'surface', 'control', 'brand', 'onBrand', 'accent'] as const),
      ...(['warningTint', 'positive', 'positiveTint', 'critical', 'criticalTint'] as const),
    ],
  },
  'apps/sandbox/src/checkout/page/mark.svg': { light: ['brand', 'onBrand', 'accent'] },
  'apps/sandbox/src/documents/paperPdf.ts': { light: ['ink', 'line', 'brand'] },
  'bench/native.css': { light: ['surface', 'line', 'brand'] },
  'deploy/nginx/pages/maintenance/style.css': {
    light: ['ink', 'surface', 'brandText'],
    dark: ['ink', 'canvas', 'brandText'],
  },
};

/** The sandbox's own page has a band that is not the provider's. */
const ofSandbox = ['#2B3A43', '#FFD978', '#D5DDE0'];

function knownIn(file: string): ReadonlySet<string> {
  const copied = roles[file];
  return new Set(
    [
      ...(copied?.light ?? []).map((role) => light.color[role]),
      ...(copied?.dark ?? []).map((role) => dark.color[role]),
      ...(file.startsWith('apps/sandbox/page/') ? ofSandbox : []),
      ...ownThemes.flatMap((theme) => colorsIn(theme)),
    ].map(long),
  );
}

function colorsIn(file: string): readonly string[] {
  const text = readFileSync(fromRoot(file), 'utf8');
  return text.match(/(?<!&)#(?:[\da-f]{6}|[\da-f]{3})\b/giu) ?? [];
}

/** The colour with six digits: `#fff` is `#FFFFFF`. */
function long(color: string): string {
  return color.replace(/^#(\w)(\w)(\w)$/u, '#$1$1$2$2$3$3').toUpperCase();
}

it('draws no page, icon or letter in a colour that its part of the theme no longer has', () => {
  const old = files.flatMap((file) => {
    const known = knownIn(file);
    const wrong = new Set(
      colorsIn(file)
        .map(long)
        .filter((color) => !known.has(color)),
    );
    return wrong.size === 0 ? [] : [`${file}: ${[...wrong].join(', ')}`];
  });
  expect(files).toEqual(expect.arrayContaining(Object.keys(roles)));
  expect(old).toEqual([]);
});
