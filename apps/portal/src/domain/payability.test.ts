import { describe, expect, it } from 'vitest';

import { aCase } from '../testing/aCase.ts';
import { type CaseWithPayments, payability } from './payability.ts';

const uninsured = { hasOpenUninsuredPeriod: true };
const created = { paymentStatus: 'Created' } as const;
const zero = { amountToPay: 0 };
const unknown = { amountToPay: null };

describe('whether a case can be paid', () => {
  it.each<[string, Partial<CaseWithPayments>, boolean, string]>([
    ['an amount above 0', {}, true, 'payable'],
    ['a payment that was only begun', { paymentStatus: 'Initialized' }, true, 'payable'],
    ['no amount', zero, true, 'nothingToPay'],
    ['less than a whole krona', { amountToPay: 99 }, true, 'nothingToPay'],
    ['money to get back', { amountToPay: -2000 }, true, 'nothingToPay'],
    ['an amount that cannot be read', unknown, true, 'amountUnknown'],
    ['a payment that may be for the case', { mayBePaid: true }, true, 'unconfirmedPayment'],
    // The first reason that applies wins.
    ['closed over uninsured', { active: false, ...uninsured }, true, 'caseClosed'],
    ['closed over an amount', { active: false }, true, 'caseClosed'],
    [
      'a payment that may be for it over uninsured',
      { mayBePaid: true, ...uninsured },
      true,
      'unconfirmedPayment',
    ],
    ['uninsured over a payment', { ...uninsured, ...created }, true, 'uninsuredPeriodOpen'],
    ['uninsured over payments off', uninsured, false, 'uninsuredPeriodOpen'],
    ['uninsured over an unknown amount', { ...uninsured, ...unknown }, true, 'uninsuredPeriodOpen'],
    ['uninsured over no amount', { ...uninsured, ...zero }, true, 'uninsuredPeriodOpen'],
    ['uninsured over an amount', uninsured, true, 'uninsuredPeriodOpen'],
    ['a payment over payments off', created, false, 'paymentInProgress'],
    ['a payment over an unknown amount', { ...created, ...unknown }, true, 'paymentInProgress'],
    ['a payment over no amount', { ...created, ...zero }, true, 'paymentInProgress'],
    ['a payment over an amount', created, true, 'paymentInProgress'],
    ['payments off over an unknown amount', unknown, false, 'paymentsOff'],
    ['payments off over no amount', zero, false, 'paymentsOff'],
    ['payments off over an amount', {}, false, 'paymentsOff'],
  ])(
    '%s: %j, payments %s: %s [D18, D25, D30, D31, P01, Z57]',
    (_name, overrides, payments, kind) => {
      expect(payability({ ...aCase(), ...overrides }, { payments }).kind).toBe(kind);
    },
  );

  it('charges whole kronor of what can be paid [P02]', () => {
    const answer = payability(aCase({ amountToPay: 435_099 }), { payments: true });
    expect(answer).toEqual({ kind: 'payable', charge: 435_000 });
  });
});
