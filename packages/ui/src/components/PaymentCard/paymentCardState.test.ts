import { describe, expect, it } from 'vitest';

import { type PaymentCardState, paymentCardParts } from './paymentCardState.ts';

const number = { label: 'IBAN', value: 'SE35 5000 0000 0549 1000 0003', copied: 'Klart' };
const bankPayments = [{ numbers: [number] }];
const unknown = [{ numbers: [] }];
const amount = '4 350 kr';

describe('paymentCardParts', () => {
  it.each<[string, PaymentCardState, amount: boolean, numbers: string]>([
    ['payable', { status: 'payable', amount, bankPayments }, true, 'folded'],
    ['payable by Swish alone', { status: 'payable', amount, bankPayments: [] }, true, 'absent'],
    [
      'payable, numbers unknown',
      { status: 'payable', amount, bankPayments: unknown },
      true,
      'absent',
    ],
    ['processing', { status: 'processing', amount }, true, 'absent'],
    ['uninsured', { status: 'blocked', reason: 'uninsured', amount, bankPayments }, true, 'open'],
    [
      'uninsured, no amount yet',
      { status: 'blocked', reason: 'uninsured', amount: null, bankPayments },
      false,
      'open',
    ],
    [
      'an unknown amount',
      { status: 'blocked', reason: 'unknownAmount', amount: null, bankPayments },
      false,
      'open',
    ],
    [
      'payments off',
      { status: 'blocked', reason: 'unavailable', amount, bankPayments },
      true,
      'open',
    ],
    [
      'payments off, nothing to pay',
      { status: 'blocked', reason: 'unavailable', amount: null, bankPayments },
      false,
      'absent',
    ],
    ['settled', { status: 'settled' }, false, 'absent'],
  ])('%s [D24, D26, D27, D30, D31]', (_name, state, hasAmount, numbersAre) => {
    const parts = paymentCardParts(state);
    expect(parts.amount !== null).toBe(hasAmount);
    expect(parts.numbersAre).toBe(numbersAre);
    expect(parts.bankPayments.length > 0).toBe(numbersAre !== 'absent');
  });

  it('leaves out payments without any number', () => {
    const mixed = [...unknown, ...bankPayments];
    expect(
      paymentCardParts({ status: 'payable', amount, bankPayments: mixed }).bankPayments,
    ).toEqual(bankPayments);
  });
});
