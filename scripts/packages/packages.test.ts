import { describe, expect, it } from 'vitest';

import { styleFaults } from './styleFiles.ts';

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
