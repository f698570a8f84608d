import { expect, it } from 'vitest';

import { formatText } from './formatText.ts';

it('replaces each placeholder with its value', () => {
  expect(formatText('Visar {visible} av {total}', { visible: 10, total: '43' }, 'sv')).toBe(
    'Visar 10 av 43',
  );
});

it.each([
  ['sv', 'Visar 999 av 1\u00A0000'],
  ['en', 'Visar 999 av 1,000'],
])('writes a number as its language (%s) does, and a text as it is', (locale, written) => {
  expect(formatText('Visar {visible} av {total}', { visible: 999, total: 1000 }, locale)).toBe(
    written,
  );
  expect(formatText('{a}', { a: '56789' }, locale)).toBe('56789');
});

it('keeps a placeholder without a value visible', () => {
  expect(formatText('Mer om {term}', {})).toBe('Mer om {term}');
});

it.each([
  ['الأنواع: {types}. {count} ملفات.', 'pdf, png', 'الأنواع: \u2068pdf, png\u2069. 10 ملفات.'],
  ['{types} har tagits bort.', 'תמונה.png', '\u2068תמונה.png\u2069 har tagits bort.'],
  ['{types} har tagits bort.', 'foto.png', 'foto.png har tagits bort.'],
])('keeps a value together where letters of two directions meet: %s', (text, types, written) => {
  expect(formatText(text, { types, count: 10 }, 'sv')).toBe(written);
});

it('does not read a value as a placeholder', () => {
  expect(formatText('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x');
});
