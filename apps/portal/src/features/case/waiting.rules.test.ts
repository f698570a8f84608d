import { describe, expect, it } from 'vitest';

import type { CaseWithPayments } from '../../domain/payability.ts';
import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { laterStagesOf } from './waiting.rules.ts';

/** 4 350 kr, then with 180 kr for collection, then with 680 kr for the application. */
const collection = { stage: 'collection', fee: 18_000, atLeast: 453_000 };
const enforcement = { stage: 'enforcement', fee: 68_000, atLeast: 521_000 };

describe('what waiting costs', () => {
  it.each(['Claim', null, 'Reminder'])(
    'is collection and then the application, in state %s [Z82]',
    (stateName) => {
      expect(laterStagesOf(aCase({ stateName }))).toEqual([collection, enforcement]);
    },
  );

  it('is the application alone, once collection is in the amount [Z82]', () => {
    expect(laterStagesOf(aCase({ stateName: 'Collection' }))).toEqual([
      { stage: 'enforcement', fee: 68_000, atLeast: 503_000 },
    ]);
  });

  it.each<[string, Partial<CaseWithPayments>]>([
    ['with the Enforcement Authority', { stateName: 'PaymentOrder' }],
    ['decided', { stateName: 'Decision' }],
    ['decided by a court', { stateName: 'Verdict' }],
    ['before foreclosure', { stateName: 'Foreclosure' }],
    ['in a state that nobody knows', { stateName: 'Nytt' }],
    ['without a readable amount', { amountToPay: null }],
    ['with less than a krona to pay', { amountToPay: 50 }],
    ['being paid', { paymentStatus: 'Created' }],
    ['that may be paid', { mayBePaid: true }],
    ['that grows', { hasOpenUninsuredPeriod: true }],
    ['contested', { stateName: 'Contestation' }],
    ['with an offer', { stateName: 'TemporaryOffer' }],
    ['with a composition', { stateName: 'Ackord' }],
    ['with a plan', { stateName: 'InstallmentPlan', paymentPlanInfo: aPlan() }],
    ['closed', { active: false }],
  ])('is not said of a case %s [Z82]', (_which, change) => {
    expect(laterStagesOf(aCase(change))).toEqual([]);
  });
});
