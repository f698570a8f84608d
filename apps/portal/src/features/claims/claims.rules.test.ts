import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { payCellOf, transactionTypeLabel } from './claims.rules.ts';

describe('payCellOf', () => {
  it.each([
    [
      'a payment on its way before a tag',
      { paymentStatus: 'Created', stateName: 'Ackord' },
      true,
      'processing',
    ],
    [
      'a payment on its way before an uninsured vehicle',
      { paymentStatus: 'Created', hasOpenUninsuredPeriod: true },
      true,
      'processing',
    ],
    ['a finished checkout', { paymentStatus: 'CheckoutFinished' }, true, 'processing'],
    ['a tag before paying', { stateName: 'InstallmentPlan' }, true, 'tag'],
    ['an open uninsured period as a tag', { hasOpenUninsuredPeriod: true }, true, 'tag'],
    ['paying when there is an amount', {}, true, 'pay'],
    ['paying when a payment was only begun', { paymentStatus: 'Initialized' }, true, 'pay'],
    ['nothing when paying is not offered', {}, false, 'none'],
    ['nothing when there is nothing to pay', { amountToPay: 0 }, true, 'none'],
    ['nothing when the amount cannot be read', { amountToPay: null }, true, 'none'],
    ['nothing on a closed case', { active: false, stateName: 'Ackord' }, true, 'none'],
  ] as const)('offers %s [C12]', (_name, overrides, payments, kind) => {
    expect(payCellOf(aCase(overrides), { payments }).kind).toBe(kind);
  });
});

describe('transactionTypeLabel', () => {
  it.each([
    ['CustomerPayment', 'Inbetalning'],
    ['KfmPayment', 'Betalning via Kronofogden'],
    [' KfmPayment ', 'Betalning via Kronofogden'],
    ['SkadeSystemPayment', 'Skadeersättning'],
    ['Repayment', 'Återbetalning'],
    ['Correction', 'Rättelse'],
    ['NewType', 'Övrigt'],
  ])('calls %s %s [C19]', (type, label) => {
    expect(transactionTypeLabel({ type })).toBe(label);
  });
});
