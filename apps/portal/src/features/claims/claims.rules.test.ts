import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import {
  directionOf,
  payCellOf,
  referencesOfPlansAtRisk,
  transactionTypeLabel,
} from './claims.rules.ts';

describe('payCellOf', () => {
  it.each([
    [
      'a payment on its way before a tag',
      { paymentStatus: 'Created', stateName: 'Ackord' },
      true,
      'paymentInProgress',
    ],
    [
      'a payment on its way before an uninsured vehicle',
      { paymentStatus: 'Created', hasOpenUninsuredPeriod: true },
      true,
      'paymentInProgress',
    ],
    ['a finished checkout', { paymentStatus: 'CheckoutFinished' }, true, 'paymentInProgress'],
    ['a tag before paying', { stateName: 'InstallmentPlan' }, true, 'InstallmentPlan'],
    ['an open uninsured period as a tag', { hasOpenUninsuredPeriod: true }, true, 'uninsured'],
    ['paying when there is an amount', {}, true, 'payable'],
    ['paying when a payment was only begun', { paymentStatus: 'Initialized' }, true, 'payable'],
    ['nothing when paying is not offered', {}, false, null],
    ['nothing when there is nothing to pay', { amountToPay: 0 }, true, null],
    ['nothing when the amount cannot be read', { amountToPay: null }, true, null],
    ['nothing on a closed case', { active: false, stateName: 'Ackord' }, true, null],
  ] as const)('offers %s [C12]', (_name, overrides, payments, cell) => {
    expect(payCellOf(aCase(overrides), { payments })).toBe(cell);
  });
});

describe('referencesOfPlansAtRisk', () => {
  it('names each case whose plan may be ended, unless all of it is being paid [D04, Z31]', () => {
    const atRisk = { stateName: 'InstallmentPlan', paymentPlanInfo: aPlan({ willBeClosed: true }) };
    const cases = [
      aCase({ ...atRisk, referenceNumber: '1' }),
      aCase({ ...atRisk, referenceNumber: '2', paymentPlanInfo: aPlan() }),
      aCase({ ...atRisk, referenceNumber: '3', paymentStatus: 'Created' }),
      aCase({ ...atRisk, referenceNumber: '4', stateName: 'Collection' }),
      aCase({ ...atRisk, referenceNumber: '5' }),
    ];
    expect(referencesOfPlansAtRisk(cases)).toEqual(['1', '5']);
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

describe('the direction of a transaction', () => {
  it.each([
    ['CustomerPayment', 45_000, 'Du betalade'],
    ['KfmPayment', 45_000, 'Kronofogden betalade'],
    ['SkadeSystemPayment', 45_000, 'Minskade din skuld'],
    ['Correction', 6000, 'Minskade din skuld'],
    ['Correction', -6000, 'Ökade din skuld'],
    ['CustomerPayment', -45_000, 'Ökade din skuld'],
    ['Repayment', 35_000, 'Vi betalade till dig'],
    ['Repayment', -35_000, 'Vi betalade till dig'],
    [' Repayment ', null, 'Vi betalade till dig'],
    ['Correction', null, ''],
    ['CustomerPayment', null, 'Du betalade'],
    ['Gottgörelse', 45_000, ''],
    ['Gottgörelse', -45_000, ''],
  ])('of a %s of %s: %s [Z34]', (type, amount, words) => {
    expect(directionOf({ type, amount })).toBe(words);
  });
});
