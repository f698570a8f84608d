import { expect, it } from 'vitest';

import { formatText } from './formatText.ts';

it('replaces each placeholder with its value', () => {
  expect(formatText('Visar {visible} av {total}', { visible: 10, total: '43' })).toBe(
    'Visar 10 av 43',
  );
});

it('keeps a placeholder without a value visible', () => {
  expect(formatText('Mer om {term}', {})).toBe('Mer om {term}');
});

it('does not read a value as a placeholder', () => {
  expect(formatText('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x');
});
