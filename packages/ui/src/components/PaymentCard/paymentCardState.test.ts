import { describe, expect, it } from 'vitest';

import { type PaymentCardState, paymentCardParts } from './paymentCardState.ts';

const numbers = [{ plusgiro: '1234566', ocr: '471100239188' }];
const unknown = [{ plusgiro: null, ocr: null }];
const amount = '4 350 kr';

describe('paymentCardParts', () => {
  it.each<[string, PaymentCardState, amount: boolean, numbers: string]>([
    ['payable', { status: 'payable', amount, numbers }, true, 'folded'],
    ['payable by Swish alone', { status: 'payable', amount, numbers: [] }, true, 'absent'],
    ['payable, numbers unknown', { status: 'payable', amount, numbers: unknown }, true, 'absent'],
    ['processing', { status: 'processing', amount }, true, 'absent'],
    ['uninsured', { status: 'blocked', reason: 'uninsured', amount, numbers }, true, 'open'],
    [
      'uninsured, no amount yet',
      { status: 'blocked', reason: 'uninsured', amount: null, numbers },
      false,
      'open',
    ],
    ['payments off', { status: 'blocked', reason: 'unavailable', amount, numbers }, true, 'open'],
    [
      'payments off, nothing to pay',
      { status: 'blocked', reason: 'unavailable', amount: null, numbers },
      false,
      'absent',
    ],
    ['settled', { status: 'settled' }, false, 'absent'],
  ])('%s [D24, D26, D27, D30, D31]', (_name, state, hasAmount, numbersAre) => {
    const parts = paymentCardParts(state);
    expect(parts.amount !== null).toBe(hasAmount);
    expect(parts.numbersAre).toBe(numbersAre);
    expect(parts.numbers.length > 0).toBe(numbersAre !== 'absent');
  });

  it('keeps entries with at least one number', () => {
    const one = [{ plusgiro: '1234566', ocr: null }];
    expect(paymentCardParts({ status: 'payable', amount, numbers: one }).numbers).toEqual(one);
  });
});
