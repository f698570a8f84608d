import { describe, expect, it } from 'vitest';

import { catalogLine } from './catalog.ts';
import { componentsAmong } from './entryCosts.ts';
import { styleFaults } from './styleFiles.ts';

it('reads the version of a package, quoted or not', () => {
  const catalog = "catalog:\n  '@types/react': 19.3.0\n  react: 19.3.1\n  react-dom: 19.3.2\n";
  expect(catalogLine(catalog, 'react')).toBe('19.3.1');
  expect(catalogLine(catalog, '@types/react')).toBe('19.3.0');
  expect(catalogLine(catalog, 'vue')).toBeUndefined();
});

it('tells the components that come along from what they share', () => {
  const folder = '../../packages/ui/src';
  expect(
    componentsAmong([
      `${folder}/components/Badge/Badge.tsx`,
      `${folder}/components/Badge/badgeGlyph.ts`,
      `${folder}/components/UiProvider/contexts.ts`,
      `${folder}/components/Icon/Icon.tsx`,
      `${folder}/private/classNames.ts`,
    ]),
  ).toEqual(['Badge', 'Icon']);
});

describe('style files', () => {
  it('may refer to the theme, in layers', () => {
    const styles =
      '@layer ms-ui.reset;\n@layer ms-ui.components {\n  .a { color: var(--ms-color-ink); }\n}\n@keyframes b { to { opacity: 0; } }\n';
    expect(styleFaults(styles)).toEqual([]);
  });

  it('must not set the theme nor lie outside the layers', () => {
    const theme = '@layer ms-ui.theme {\n  :root { --ms-color-ink: #000; }\n}';
    expect(styleFaults(theme)).toEqual([expect.stringContaining('sets the theme')]);
    expect(styleFaults('.a { color: red; }')).toEqual([
      expect.stringContaining('outside a layer: .a'),
    ]);
  });
});
