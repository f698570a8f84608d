// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../', import.meta.url);

/**
 * Values that belong to a theme or to `tokens.ts`, where every theme and every reader finds them. A stacking order
 * of one digit is a component's own affair; the page's orders have two.
 */
const rawValue = /#[\da-f]{3,8}\b|\d(?:px|ms)\b|\brgba?\(|zIndex: '?\d\d/iu;

it('draws every colour, pixel, duration and stacking order of a component from the theme or the tokens', () => {
  const raw = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts') && !file.startsWith('theme/themes/'))
    .flatMap((file) =>
      readFileSync(new URL(file, source), 'utf8')
        .split('\n')
        .filter((line) => rawValue.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(raw).toEqual([]);
});
