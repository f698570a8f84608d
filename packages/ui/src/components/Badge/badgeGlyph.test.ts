import { expect, it } from 'vitest';

import { badgeGlyph } from './badgeGlyph.ts';

it.each([1, 2, 9])('shows the number %i [U02]', (count) => {
  expect(badgeGlyph(count)).toBe(String(count));
});

it.each([10, 43])('shows an exclamation mark instead of %i [U02]', (count) => {
  expect(badgeGlyph(count)).toBe('!');
});

it.each([0, -1, Number.NaN])('shows nothing for %d [U01]', (count) => {
  expect(badgeGlyph(count)).toBeNull();
});

it.each([
  [9, 9, '9'],
  [10, 9, '9+'],
  [120, 9, '9+'],
  [12, 99, '12'],
  [100, 99, '99+'],
  [0, 99, null],
])('shows for %d of at most %d: %s [G07]', (count, max, glyph) => {
  expect(badgeGlyph(count, max)).toBe(glyph);
});
