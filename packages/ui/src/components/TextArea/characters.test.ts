import { expect, it } from 'vitest';

import { countCharacters, isRoomTold, normaliseText, roomFor } from './characters.ts';

it.each([
  ['Hej', 'Hej'],
  ['en\r\ntvå', 'en\ntvå'],
  ['en\rtvå\ntre', 'en\ntvå\ntre'],
  ['vänta…', 'vänta...'],
])('sends %j as %j [V04]', (text, sent) => {
  expect(normaliseText(text)).toBe(sent);
});

it.each([
  ['', 0],
  ['Hej', 3],
  ['åäö', 3],
  ['en\r\ntvå', 6],
  ['…', 3],
  ['\u{1F697}', 2],
])('counts %j in its sent form: %i [V04]', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it.each([
  [101, 'free'],
  [100, 'hundred'],
  [21, 'hundred'],
  [20, 'twenty'],
  [1, 'twenty'],
  [0, 'none'],
  [-1, 'over'],
] as const)('with %i characters left the step is: %s', (left, room) => {
  expect(roomFor(left)).toBe(room);
});

it.each([
  ['free', 'hundred', true],
  ['hundred', 'hundred', false],
  ['free', 'over', true],
  ['over', 'over', false],
  ['over', 'twenty', true],
  ['over', 'free', true],
  ['twenty', 'hundred', false],
] as const)('going from %s to %s is announced: %s', (before, now, isTold) => {
  expect(isRoomTold(now, before)).toBe(isTold);
});
