import type { ClaimCase } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import {
  caseHighlightOf,
  caseProgressOf,
  caseStatusOf,
  customerCaseTime,
  hasNothingLeft,
  type ProgressStep,
  progressSteps,
} from './casePage.rules.ts';

describe('caseStatusOf', () => {
  it.each([
    ['Claim', false, { kind: 'closed' }],
    ['Collection', false, { kind: 'closed' }],
    ['Claim', true, { kind: 'active' }],
    [null, true, { kind: 'active' }],
    ['Okänt', true, { kind: 'active' }],
    ['Collection ', true, { kind: 'state', state: 'Collection' }],
    ['InstallmentPlan', true, { kind: 'state', state: 'InstallmentPlan' }],
  ])('state %s, active %s: %j [D12, D13]', (stateName, active, status) => {
    expect(caseStatusOf({ stateName, active })).toEqual(status);
  });
});

const part = { caseType: 'of-ärende', damageDate: null, fromDate: null, toDate: null };

describe('caseHighlightOf', () => {
  it.each([
    // open uninsured period, customer cases, vehicles
    [true, 2, 2, 'uninsured'],
    [true, 1, 1, 'uninsured'],
    [true, 1, 0, 'uninsured'],
    [false, 2, 2, 'severalVehicles'],
    [false, 2, 1, 'oneVehicle'],
    [false, 2, 0, 'oneVehicle'],
    [false, 1, 0, 'noVehicle'],
    [false, 0, 0, 'noVehicle'],
    [false, 1, 1, null],
    [false, 1, 2, null],
  ])(
    'uninsured %s, %i parts, %i vehicles: %s [D11]',
    (hasOpenUninsuredPeriod, parts, vehicles, highlight) => {
      const claimCase = aCase({
        hasOpenUninsuredPeriod,
        customerCases: Array.from({ length: parts }, () => part),
        registrationNumbers: Array.from(
          { length: vehicles },
          (_, index) => `ABC12${String(index)}`,
        ),
      });
      expect(caseHighlightOf(claimCase)).toBe(highlight);
    },
  );
});

describe('caseProgressOf', () => {
  it.each([
    ['Claim', true],
    [null, true],
    ['Okänt', true],
    ['Claim', false],
    ['Collection', false],
    ['InstallmentPlan', false],
  ])('state %s, active %s: does not show what happens next [D19]', (stateName, active) => {
    expect(caseProgressOf({ stateName, active })).toBeNull();
  });

  it.each<[string, ProgressStep]>([
    ['Reminder', 'reminder'],
    [' Collection ', 'collection'],
    ['PaymentOrder', 'paymentOrder'],
    ['Decision', 'ruling'],
    ['Verdict', 'ruling'],
    ['Foreclosure', 'foreclosure'],
  ])('an active case in state %s marks %s [D19, D21]', (stateName, step) => {
    expect(caseProgressOf({ stateName, active: true })).toEqual({ step });
  });

  it.each(['Contestation', 'InstallmentPlan', 'TemporaryOffer', 'Ackord'])(
    'an active case in state %s marks no step, and the state is explained [D19, D21, D23]',
    (stateName) => {
      const progress = { step: null, outside: stateName };
      expect(caseProgressOf({ stateName, active: true })).toEqual(progress);
    },
  );
});

it.each<[boolean, boolean, Partial<ClaimCase>]>([
  [true, false, { amountToPay: 0 }],
  [false, false, { amountToPay: 500 }],
  [false, false, { amountToPay: null }],
  [false, false, { amountToPay: 0, hasOpenUninsuredPeriod: true }],
  [false, true, { amountToPay: 0 }],
])('says %s that nothing is left to pay of a case, active %s, with %j', (said, active, change) => {
  expect(hasNothingLeft(aCase({ active, ...change }))).toBe(said);
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

describe('customerCaseTime', () => {
  it.each([
    ['2026-02-03', null, null, 'Skadedag 2026-02-03'],
    ['2026-02-03', '2026-01-01', '2026-01-31', 'Skadedag 2026-02-03'],
    [null, '2026-06-01', '2026-08-31', 'Tidsperiod 2026-06-01 - 2026-08-31'],
    [null, '2026-06-01', null, 'Tidsperiod 2026-06-01 -'],
    [null, null, null, null],
  ])('damage %s, from %s to %s shows %s [D16]', (damageDate, fromDate, toDate, text) => {
    const time = customerCaseTime({ damageDate, fromDate, toDate });
    expect(time && `${time.term} ${time.description}`).toBe(text);
  });
});
