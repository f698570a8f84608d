// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../', import.meta.url);

/**
 * Values that must be in a theme or in `tokens.ts`. A z-index of one digit is local to its component; those of the page
 * have two digits.
 */
const rawValue = /#[\da-f]{3,8}\b|\d(?:px|ms)\b|\brgba?\(|zIndex: '?\d\d/iu;

it('takes every colour, pixel value, duration and stacking order of a component from the theme or the tokens', () => {
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
