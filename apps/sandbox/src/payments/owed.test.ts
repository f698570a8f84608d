import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { amountText } from '../samples/money.ts';
import type { CaseRecord } from '../store/store.ts';
import { chargeOf, readOre } from './owed.ts';

const record: CaseRecord = {
  referenceNumber: '47130040118',
  active: true,
  amountToPay: '2 167,90',
  customerCases: [],
  registrationNumbers: [],
  hasOpenUninsuredPeriod: false,
  paymentStatus: 'None',
};

describe('a sum of the provider’s systems', () => {
  it.each([
    ['0', 0],
    ['350', 35_000],
    ['2 167,90', 216_790],
    ['2\u00A0167,9', 216_790],
    ['12 480', 1_248_000],
    ['0,05', 5],
    ['', null],
    ['-350', null],
    ['350.50', null],
    ['350,505', null],
    ['tre', null],
    ['99999999999999999', null],
  ])('%j is %s öre', (text, ore) => {
    expect(readOre(text)).toBe(ore);
  });

  it.each(['short', 'decimals', 'noBreak'] as const)('is read as it was written, %s', (style) => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), (ore) => {
        expect(readOre(amountText(ore, style))).toBe(ore);
      }),
    );
  });
});

describe('what can be charged for a case', () => {
  it.each<[Partial<CaseRecord>, number]>([
    [{}, 2167],
    [{ amountToPay: '1,99' }, 1],
    [{ paymentStatus: 'Initialized' }, 2167],
    [{ paymentStatus: ' initialized ' }, 2167],
  ])('with %j is %i whole kronor: öre are cut [P02]', (change, kronor) => {
    expect(chargeOf({ ...record, ...change })).toBe(kronor);
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
    ['amountUnknown', { amountToPay: '-350' }],
  ])('is nothing: %s, with %j [P01]', (obstacle, change) => {
    expect(chargeOf({ ...record, ...change })).toBe(obstacle);
  });
});
