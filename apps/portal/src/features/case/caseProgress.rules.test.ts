import { describe, expect, it } from 'vitest';

import {
  caseProgressOf,
  mayHoldCosts,
  type ProgressStep,
  progressSteps,
} from './caseProgress.rules.ts';

describe('caseProgressOf', () => {
  it.each([
    ['Claim', true],
    [null, true],
    ['Okänt', true],
    ['Claim', false],
    ['Collection', false],
    ['InstallmentPlan', false],
  ])('state %s, active %s: does not show what happens next [D19]', (stateName, active) => {
    expect(caseProgressOf({ stateName, active })).toEqual({ isShown: false });
  });

  it.each<[string, ProgressStep]>([
    ['Reminder', 'reminder'],
    [' Collection ', 'collection'],
    ['PaymentOrder', 'paymentOrder'],
    ['Decision', 'ruling'],
    ['Verdict', 'ruling'],
    ['Foreclosure', 'foreclosure'],
  ])('an active case in state %s marks %s [D19, D21]', (stateName, current) => {
    const progress = { isShown: true, current, outside: null };
    expect(caseProgressOf({ stateName, active: true })).toEqual(progress);
  });

  it.each(['Contestation', 'InstallmentPlan', 'TemporaryOffer', 'Ackord'])(
    'an active case in state %s marks no step, and the state is explained [D19, D21, D23]',
    (stateName) => {
      const progress = { isShown: true, current: null, outside: stateName };
      expect(caseProgressOf({ stateName, active: true })).toEqual(progress);
    },
  );
});

it('has six steps in the order in which they come [D20]', () => {
  expect(progressSteps).toEqual([
    'claim',
    'reminder',
    'collection',
    'paymentOrder',
    'ruling',
    'foreclosure',
  ]);
});

it.each([
  ['Collection', true, 435_000, true],
  ['InstallmentPlan', true, 435_000, true],
  ['Foreclosure', true, 435_000, true],
  ['Claim', true, 435_000, false],
  ['Reminder', true, 435_000, false],
  [null, true, 435_000, false],
  ['Collection', false, 435_000, false],
  ['Collection', true, 0, false],
  ['Collection', true, null, false],
])(
  'in state %s, active %s, the amount of %j öre may hold costs and interest: %s',
  (stateName, active, amountToPay, may) => {
    expect(mayHoldCosts({ stateName, active, amountToPay })).toBe(may);
  },
);
