import { describe, expect, it } from 'vitest';

import { inactivityState, isInactiveTooLong, secondsToSay } from './inactivity.rules.ts';

const minute = 60_000;
const warnedAt = 13 * minute;

describe('inactivityState, with the last action at 0', () => {
  it.each([
    ['looks every five seconds', 0, { state: 'active', checkAgainIn: 5000 }],
    ['looks in time for the warning', warnedAt - 1200, { state: 'active', checkAgainIn: 1200 }],
    [
      'warns two minutes before',
      warnedAt,
      { state: 'warned', secondsLeft: 120, checkAgainIn: 1000 },
    ],
    [
      'counts each second that has begun',
      warnedAt + 300,
      { state: 'warned', secondsLeft: 120, checkAgainIn: 700 },
    ],
    ['counts to the end', 15 * minute - 1, { state: 'warned', secondsLeft: 1, checkAgainIn: 1 }],
    ['is over after 15 minutes', 15 * minute, { state: 'over' }],
    ['is over however late it looks', 600 * minute, { state: 'over' }],
  ])('%s [B03, Z01]', (_title, now, inactivity) => {
    expect(inactivityState(now, 0)).toEqual(inactivity);
  });
});

it.each([
  [null, false],
  [0, false],
  [-15 * minute + 1, false],
  [-15 * minute, true],
])('an action at %s is too long ago at 0: %s [B06]', (lastAction, isTooLong) => {
  expect(isInactiveTooLong(0, lastAction)).toBe(isTooLong);
});

it('announces the remaining time three times [Z01]', () => {
  const said = Array.from({ length: 120 }, (_, index) => secondsToSay(120 - index));
  expect(said.filter((moment, index) => moment !== said[index - 1])).toEqual([null, 60, 30, 10]);
  expect(said.indexOf(60)).toBe(60);
});
