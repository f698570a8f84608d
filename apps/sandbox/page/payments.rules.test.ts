import { expect, it } from 'vitest';

import { deedsFor, isWaiting, stateOf, type Payment } from './payments.rules.ts';

const captures = [{ at: '2026-11-20T10:42:00Z', amount: 2167 }];

it.each<[Payment, string, readonly string[], boolean]>([
  [
    { status: 'initialized', endReason: null, captures: [] },
    'begun',
    ['approve', 'decline', 'cancel'],
    false,
  ],
  [
    { status: 'checkoutFinished', endReason: null, captures: [] },
    'finished',
    ['approve', 'decline', 'cancel'],
    false,
  ],
  [{ status: 'initialized', endReason: null, captures }, 'taken', ['webhook'], true],
  [{ status: 'checkoutFinished', endReason: null, captures }, 'taken', ['webhook'], true],
  [{ status: 'created', endReason: null, captures }, 'told', ['confirm'], true],
  [{ status: 'confirmed', endReason: null, captures }, 'booked', [], false],
  [{ status: 'ended', endReason: 'superseded', captures: [] }, 'replaced', [], false],
  [{ status: 'ended', endReason: 'cancelled', captures: [] }, 'stopped', [], false],
])('%o is %s', (payment, state, deeds, waits) => {
  expect(stateOf(payment)).toBe(state);
  expect(deedsFor(payment)).toEqual(deeds);
  expect(isWaiting(payment)).toBe(waits);
});
