import { expect, it } from 'vitest';

import { formatText } from './formatText.ts';

it('puts each value where the text names it', () => {
  expect(formatText('Visar {visible} av {total}', { visible: 10, total: '43' })).toBe(
    'Visar 10 av 43',
  );
});

it('leaves a placeholder without a value in sight', () => {
  expect(formatText('Mer om {term}', {})).toBe('Mer om {term}');
});

it('does not read a value as a placeholder', () => {
  expect(formatText('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x');
});
