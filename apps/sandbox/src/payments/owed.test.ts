import { describe, expect, it } from 'vitest';

import type { CaseRecord } from '../store/store.ts';
import { owedFor } from './owed.ts';

const record: CaseRecord = {
  referenceNumber: '47130040118',
  active: true,
  amountToPay: '2 167,90',
  customerCases: [],
  registrationNumbers: [],
  hasOpenUninsuredPeriod: false,
  paymentStatus: 'None',
};

describe('what can be charged for a case', () => {
  it.each<[Partial<CaseRecord>, number]>([
    [{}, 2167],
    [{ amountToPay: '1' }, 1],
    [{ amountToPay: '1,99' }, 1],
    [{ amountToPay: '2\u00A0167.9' }, 2167],
    [{ paymentStatus: 'Initialized' }, 2167],
    [{ paymentStatus: ' initialized ' }, 2167],
  ])('with %j is %i whole kronor: öre are cut [P02]', (change, kronor) => {
    expect(owedFor({ ...record, ...change })).toBe(kronor);
  });

  it.each<[string, Partial<CaseRecord>]>([
    ['caseClosed', { active: false }],
    ['uninsuredPeriodOpen', { hasOpenUninsuredPeriod: true }],
    ['paymentInProgress', { paymentStatus: 'Created' }],
    ['paymentInProgress', { paymentStatus: 'CheckoutFinished' }],
    ['paymentInProgress', { paymentStatus: 'checkoutfinished ' }],
    ['nothingToPay', { amountToPay: '0' }],
    ['nothingToPay', { amountToPay: '0,99' }],
    ['amountUnknown', { amountToPay: 'oklart' }],
    ['nothingToPay', { amountToPay: '-350' }],
  ])('is nothing: %s, with %j [P01]', (obstacle, change) => {
    expect(owedFor({ ...record, ...change })).toBe(obstacle);
  });
});
