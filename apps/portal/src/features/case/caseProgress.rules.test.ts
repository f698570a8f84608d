import { describe, expect, it } from 'vitest';

import { caseProgressOf, type ProgressStep, progressSteps } from './caseProgress.rules.ts';

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

  it.each<[string, ProgressStep | null]>([
    ['Reminder', 'reminder'],
    [' Collection ', 'collection'],
    ['PaymentOrder', 'paymentOrder'],
    ['Decision', 'ruling'],
    ['Verdict', 'ruling'],
    ['Foreclosure', 'foreclosure'],
    ['Contestation', null],
    ['InstallmentPlan', null],
    ['TemporaryOffer', null],
    ['Ackord', null],
  ])('an active case in state %s marks %s [D19, D21]', (stateName, current) => {
    expect(caseProgressOf({ stateName, active: true })).toEqual({ isShown: true, current });
  });
});

it('has six steps in the order in which they come', () => {
  expect(progressSteps).toEqual([
    'claim',
    'reminder',
    'collection',
    'paymentOrder',
    'ruling',
    'foreclosure',
  ]);
});
