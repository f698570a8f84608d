import { describe, expect, it } from 'vitest';
import type { InsuranceCase } from '@mina-sidor/api-client';

import { aCase } from '../../testing/aCase.ts';
import { standingOf, standingOfCase, standingOfPackage } from './standing.rules.ts';

describe('how a payment stands when the checkout cannot be shown', () => {
  const open = aCase();
  const paid = aCase({ amountToPay: '0' });
  it.each<[string, InsuranceCase[], ReturnType<typeof standingOf>]>([
    ['an unpaid case', [open], 'payable'],
    ['a case whose payment was only begun', [aCase({ paymentStatus: 'Initialized' })], 'payable'],
    [
      'a case that the checkout is done with',
      [aCase({ paymentStatus: 'CheckoutFinished' })],
      'inProgress',
    ],
    [
      'a case that the payment company has paid',
      [aCase({ paymentStatus: 'Created' })],
      'inProgress',
    ],
    ['one of several under way', [open, aCase({ paymentStatus: 'Created' })], 'inProgress'],
    ['a paid case', [paid], 'nothingToPay'],
    ['a paid one beside an unpaid one', [paid, open], 'payable'],
    ['a debt that still grows', [aCase({ hasOpenUninsuredPeriod: true })], 'nothingToPay'],
    ['no case', [], 'nothingToPay'],
  ])('%s: %o [P12]', (_name, cases, standing) => {
    expect(standingOf(cases)).toBe(standing);
  });

  it('is read from the answer about the case, or about all cases [P12]', () => {
    const headers = new Headers();
    const created = aCase({ paymentStatus: 'Created' });
    expect(standingOfCase({ outcome: 'ok', value: created, headers })).toEqual({
      outcome: 'ok',
      value: 'inProgress',
      headers,
    });
    const value = {
      activeReferenceNumberBaseDeck: [created],
      inactiveReferenceNumberBaseDeck: [],
      referenceNumberTransactions: [],
      hasOspec: false,
    };
    expect(standingOfPackage({ outcome: 'ok', value, headers })).toMatchObject({
      value: 'inProgress',
    });
  });

  it('stays unknown when no answer comes [P12]', () => {
    const failure = { outcome: 'network', url: '/api' } as const;
    expect(standingOfCase(failure)).toBe(failure);
    expect(standingOfPackage(failure)).toBe(failure);
  });
});
