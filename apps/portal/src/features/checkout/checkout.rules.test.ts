import { describe, expect, it } from 'vitest';

import {
  type CheckoutEvent,
  type CheckoutStage,
  firstStageOf,
  isRunning,
  paymentIdOf,
  shownStageOf,
  stageAfter,
} from './checkout.rules.ts';

describe('the stages of the checkout', () => {
  it.each<[CheckoutStage, Record<CheckoutEvent, CheckoutStage>]>([
    [
      'loading',
      {
        shown: 'open',
        completed: 'completed',
        cancelled: 'cancelled',
        failed: 'unavailable',
        denied: 'missing',
      },
    ],
    [
      'open',
      {
        shown: 'open',
        completed: 'completed',
        cancelled: 'cancelled',
        failed: 'open',
        denied: 'missing',
      },
    ],
    [
      'cancelled',
      {
        shown: 'cancelled',
        completed: 'cancelled',
        cancelled: 'cancelled',
        failed: 'cancelled',
        denied: 'cancelled',
      },
    ],
    [
      'unavailable',
      {
        shown: 'unavailable',
        completed: 'unavailable',
        cancelled: 'unavailable',
        failed: 'unavailable',
        denied: 'unavailable',
      },
    ],
    [
      'completed',
      {
        shown: 'completed',
        completed: 'completed',
        cancelled: 'completed',
        failed: 'completed',
        denied: 'missing',
      },
    ],
    [
      'missing',
      {
        shown: 'missing',
        completed: 'missing',
        cancelled: 'missing',
        failed: 'missing',
        denied: 'missing',
      },
    ],
  ])(
    'after %s are %o, and only the server takes a payment back that is made [P08, P12, Z30]',
    (stage, expected) => {
      const events: CheckoutEvent[] = ['shown', 'completed', 'cancelled', 'failed', 'denied'];
      const found = Object.fromEntries(events.map((event) => [event, stageAfter(stage, event)]));
      expect(found).toEqual(expected);
    },
  );

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

it.each<[boolean, boolean, CheckoutStage]>([
  [false, false, 'loading'],
  [false, true, 'cancelled'],
  [true, false, 'completed'],
  // The payment company took the money after all.
  [true, true, 'completed'],
])(
  'a payment that is completed: %s and cancelled: %s begins as %s [P08, P12]',
  (isCompleted, isCancelled, stage) => {
    expect(firstStageOf({ isCompleted, isCancelled })).toBe(stage);
  },
);

it.each<[CheckoutStage, CheckoutStage]>([
  ['loading', 'loading'],
  ['open', 'open'],
  ['completed', 'completed'],
  ['missing', 'missing'],
  ['cancelled', 'unavailable'],
  ['unavailable', 'unavailable'],
])('after a new payment could not be created, %s shows as %s [P12]', (stage, shown) => {
  expect(shownStageOf(stage, true)).toBe(shown);
  expect(shownStageOf(stage, false)).toBe(stage);
});
