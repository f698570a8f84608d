import { describe, expect, it } from 'vitest';

import {
  type CheckoutEvent,
  type CheckoutStage,
  type OwnStage,
  firstStageOf,
  isRunning,
  paymentIdOf,
  shownStageOf,
  stageAfter,
} from './checkout.rules.ts';

describe('the stages of the checkout', () => {
  it.each<[OwnStage, Record<CheckoutEvent, OwnStage>]>([
    [
      'loading',
      {
        shown: 'open',
        completed: 'completed',
        cancelled: 'cancelled',
        failed: 'unavailable',
        paidByAnother: 'unavailable',
      },
    ],
    [
      'open',
      {
        shown: 'open',
        completed: 'completed',
        cancelled: 'cancelled',
        failed: 'open',
        paidByAnother: 'unavailable',
      },
    ],
    [
      'cancelled',
      {
        shown: 'cancelled',
        completed: 'completed',
        cancelled: 'cancelled',
        failed: 'cancelled',
        paidByAnother: 'cancelled',
      },
    ],
    [
      'unavailable',
      {
        shown: 'unavailable',
        completed: 'unavailable',
        cancelled: 'unavailable',
        failed: 'unavailable',
        paidByAnother: 'unavailable',
      },
    ],
    [
      'completed',
      {
        shown: 'completed',
        completed: 'completed',
        cancelled: 'completed',
        failed: 'completed',
        paidByAnother: 'completed',
      },
    ],
  ])('after %s are %o, and a payment that is made stays made [P08, P12]', (stage, expected) => {
    const events: CheckoutEvent[] = ['shown', 'completed', 'cancelled', 'failed', 'paidByAnother'];
    const found = Object.fromEntries(events.map((event) => [event, stageAfter(stage, event)]));
    expect(found).toEqual(expected);
  });

  it('keep the payment company’s frame in the page only while a payment can be made [P06]', () => {
    const stages: CheckoutStage[] = [
      'loading',
      'open',
      'completed',
      'missing',
      'cancelled',
      'unavailable',
    ];
    expect(stages.filter(isRunning)).toEqual(['loading', 'open']);
  });
});

describe('the payment of an address', () => {
  it.each([
    ['0f', '', '0f'],
    ['0f', '?paymentId=0f', '0f'],
    ['retur', '?paymentId=0f', '0f'],
    ['0f', '?paymentId=', '0f'],
    ['0f', '?annat=1a', '0f'],
  ])('%j with %j is %j, also on the way back from Swish [R09]', (inPath, search, paymentId) => {
    expect(paymentIdOf(inPath, search)).toBe(paymentId);
  });
});

it.each<[boolean, boolean, OwnStage]>([
  [false, false, 'loading'],
  [false, true, 'cancelled'],
  [true, false, 'completed'],
  // The payment company took the money after all.
  [true, true, 'completed'],
])(
  'a payment that is completed: %s and cancelled: %s begins as %s [P08, P12]',
  (isCompleted, isCancelled, stage) => {
    expect(firstStageOf({ isCompleted, isCancelled, isPaidByAnother: false })).toBe(stage);
  },
);

it('a payment of a case that another payment has paid is not opened, whatever else it may be', () => {
  const open = { isCompleted: false, isCancelled: false, isPaidByAnother: true };
  expect(firstStageOf(open)).toBe('unavailable');
  expect(firstStageOf({ ...open, isCompleted: true })).toBe('completed');
  expect(firstStageOf({ ...open, isCancelled: true })).toBe('cancelled');
});

it.each<[OwnStage, afterProblem: CheckoutStage, whenMissing: CheckoutStage]>([
  ['loading', 'loading', 'missing'],
  ['open', 'open', 'missing'],
  ['completed', 'completed', 'missing'],
  ['cancelled', 'unavailable', 'cancelled'],
  ['unavailable', 'unavailable', 'unavailable'],
])(
  '%s shows as %s when no new payment could be created, as %s when the server has no such payment [P12, Z30]',
  (stage, afterProblem, whenMissing) => {
    expect(shownStageOf(stage, { hasProblem: true, isMissing: false })).toBe(afterProblem);
    expect(shownStageOf(stage, { hasProblem: false, isMissing: true })).toBe(whenMissing);
  },
);
