import { expect, it } from 'vitest';

import { nextTab } from './nextTab.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s on tab %i moves to tab %i', (key, current, next) => {
  expect(nextTab({ key, current, count: 3, isRightToLeft: false })).toBe(next);
});

it('follows the text direction', () => {
  expect(nextTab({ key: 'ArrowLeft', current: 0, count: 3, isRightToLeft: true })).toBe(1);
  expect(nextTab({ key: 'ArrowRight', current: 1, count: 3, isRightToLeft: true })).toBe(0);
});

it.each(['Enter', ' ', 'Tab', 'ArrowDown', 'a'])('leaves %j to the browser', (key) => {
  expect(nextTab({ key, current: 0, count: 3, isRightToLeft: false })).toBeUndefined();
});
