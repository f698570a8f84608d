import type { CaseState } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { aCase } from '../testing/aCase.ts';
import { aPlan } from '../testing/aPlan.ts';
import { type CaseGroup, caseGroupOf } from './caseGroup.rules.ts';
import type { CaseWithPayments } from './payability.ts';

const month = (expectedAmount: number | null, amountLeftToPay: number | null) => ({
  stateName: 'InstallmentPlan',
  paymentPlanInfo: aPlan({
    activeAmortizationOccasion: {
      expectedAmount,
      amountLeftToPay,
      paidAmount: 0,
      date: '2026-11-30',
    },
  }),
});

/** A new state does not compile without its group. */
const ofPayable: Readonly<Record<CaseState, CaseGroup>> = {
  Claim: 'ordinary',
  Reminder: 'ordinary',
  Collection: 'ordinary',
  PaymentOrder: 'ordinary',
  Decision: 'ordinary',
  Verdict: 'ordinary',
  Foreclosure: 'ordinary',
  Contestation: 'contested',
  InstallmentPlan: 'ask',
  TemporaryOffer: 'offer',
  Ackord: 'ackord',
};

it.each(Object.entries(ofPayable))(
  'a case that can be paid in state %s, without the months of a plan, is %s [Z76]',
  (stateName, group) => {
    expect(caseGroupOf(aCase({ stateName, paymentPlanInfo: null }))).toBe(group);
  },
);

it.each<[CaseGroup, Partial<CaseWithPayments>]>([
  ['closed', { active: false, hasOpenUninsuredPeriod: true }],
  ['closed', { active: false, mayBePaid: true }],
  ['uninsured', { hasOpenUninsuredPeriod: true, mayBePaid: true }],
  ['uninsured', { hasOpenUninsuredPeriod: true, paymentStatus: 'Created' }],
  ['uninsured', { hasOpenUninsuredPeriod: true, amountToPay: null }],
  ['processing', { paymentStatus: 'Created', ...month(50_000, 50_000) }],
  ['processing', { paymentStatus: 'CheckoutFinished', amountToPay: null }],
  ['processing', { mayBePaid: true }],
  ['ordinary', { paymentStatus: 'Initialized' }],
  ['ask', { amountToPay: null }],
  ['ask', { amountToPay: null, ...month(50_000, 50_000) }],
  ['ask', month(50_000, null)],
  ['nothing', { amountToPay: 99 }],
  ['nothing', { amountToPay: -50_000, stateName: 'Contestation' }],
  ['nothing', { amountToPay: 0, ...month(50_000, 50_000) }],
  ['offer', { stateName: 'TemporaryOffer  ' }],
  ['planNone', month(0, 0)],
  ['planNone', month(0, null)],
  ['planPaid', month(50_000, 0)],
  ['planPaid', month(50_000, -100)],
  ['planDue', month(50_000, 1)],
  ['planDue', month(null, 1)],
  ['ordinary', { stateName: null }],
  ['ordinary', { stateName: 'Mystery' }],
])('is %s with %j [Z76]', (group, overrides) => {
  expect(caseGroupOf(aCase(overrides))).toBe(group);
});
