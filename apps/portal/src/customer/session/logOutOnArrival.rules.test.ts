import { expect, it } from 'vitest';

import { isInactiveTooLong, logOutOnArrival } from './logOutOnArrival.rules.ts';

const minute = 60_000;

it.each([
  [null, false],
  [0, false],
  [-15 * minute + 1, false],
  [-15 * minute, true],
])('an action at %s is too long ago at 0: %s [B06]', (lastAction, isTooLong) => {
  expect(isInactiveTooLong(0, lastAction)).toBe(isTooLong);
});

it.each([
  [null, null, null],
  [0, null, null],
  [-15 * minute, null, 'inactivity'],
  [-15 * minute, 'chosen', 'inactivity'],
  [null, 'inactivity', 'inactivity'],
  [0, 'inactivity', 'inactivity'],
  [null, 'chosen', 'chosen'],
  [0, 'sessionEnded', 'chosen'],
  [null, 'something else', 'chosen'],
])(
  'a customer who opens the portal at 0 after an action at %s and an unfinished log-out (%s) is logged out for: %s [B06, L25]',
  (lastAction, unfinished, reason) => {
    expect(logOutOnArrival(0, lastAction, unfinished)).toBe(reason);
  },
);
