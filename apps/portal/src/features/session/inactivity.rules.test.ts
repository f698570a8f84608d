import { describe, expect, it } from 'vitest';

import { inactivityState, secondsToSay } from './inactivity.rules.ts';

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

/** What is announced while the warning shows these seconds, one after the other. */
function announcedOver(shown: readonly number[]): readonly number[] {
  let said: number | null = null;
  return shown.flatMap((secondsLeft) => {
    const before = said;
    said = secondsToSay(secondsLeft, before);
    return said === null || said === before ? [] : [said];
  });
}

it.each([
  ['while it counts', Array.from({ length: 120 }, (_, index) => 120 - index), [60, 30, 10]],
  ['when the customer comes back late', [120, 45, 44, 31, 30, 29], [45, 30]],
  ['when the customer comes back to a step that is nearly over', [119, 31, 30], [31, 30]],
  ['when the customer comes back very late', [90, 11, 10, 9, 1], [11, 10]],
  ['when the warning opens late', [7, 6], [7]],
])('the time that is announced is the time that is left: %s [Z01]', (_title, shown, said) => {
  expect(announcedOver(shown)).toEqual(said);
});

it('announces nothing while no warning shows, and everything again in the next [Z01]', () => {
  expect(secondsToSay(null, 10)).toBeNull();
});
