import type { ClaimCase } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import {
  one,
  two,
  first,
  begun,
  completed,
  told,
  settled,
} from '../testing/knownPaymentSamples.ts';
import { aCase } from '../testing/aCase.ts';
import {
  chargedFor,
  paidLately,
  paymentFor,
  withKnownPayments,
} from './completedPayments.rules.ts';
import type { KnownPayment } from './storedPayment.rules.ts';

describe('what has been paid lately [Z27]', () => {
  it.each<[string, Record<string, KnownPayment>, number]>([
    ['nothing without a payment', {}, 0],
    ['nothing by a payment that is only begun', { begun }, 0],
    [
      'all cases of completed payments',
      { told, other: { ...completed, parts: [first] } },
      1_268_000,
    ],
    ['nothing whose cases the server knows better', { told: { ...told, parts: settled } }, 0],
  ])('is %s', (_name, payments, paid) => {
    expect(paidLately(payments)).toBe(paid);
  });
});

describe('a case that a payment in this browser has paid', () => {
  it.each<[string, Partial<ClaimCase>, KnownPayment, boolean]>([
    ['is being processed', {}, completed, true],
    ['whose payment shows as begun', { paymentStatus: 'Initialized' }, completed, true],
    ['whose amount cannot be read', { amountToPay: null }, completed, true],
    ['of the same payment', { referenceNumber: two }, completed, true],
    ['is not, while the payment is only begun', {}, begun, false],
    ['of another payment is not', { referenceNumber: '4712' }, completed, false],
    ['with nothing left to pay is not', { amountToPay: 0 }, completed, false],
    ['that is closed is not', { active: false }, completed, false],
    [
      'of an answer that is older than the payment is',
      {},
      { ...told, answeredAt: 21, parts: settled },
      true,
    ],
    ['of an answer that is newer is not', {}, { ...told, parts: settled }, false],
    [
      'of an answer of the same moment is not',
      {},
      { ...told, answeredAt: 20, parts: settled },
      false,
    ],
  ])('%s: %j [Z27]', (_name, overrides, payment, isProcessed) => {
    const claimCase = aCase(overrides);
    const seen = withKnownPayments(claimCase, { '0f': payment }, 20);
    if (isProcessed) expect(seen.paymentStatus).toBe('CheckoutFinished');
    else expect(seen).toBe(claimCase);
  });

  it('keeps what the server says about the payment', () => {
    const claimCase = aCase({ paymentStatus: 'Created' });
    expect(withKnownPayments(claimCase, { '0f': completed }, 20)).toBe(claimCase);
  });
});

describe('a payment that the server does not know yet, and whose cases a log-out has deleted', () => {
  const unknown = { ...completed, parts: [] };
  const claimCase = aCase({ active: true, amountToPay: 398_000 });
  const mayBePaid = (one: ClaimCase, payment: KnownPayment) =>
    withKnownPayments(one, { '0f': payment }, 20).mayBePaid;

  it('may be for any case that is to be paid [Z57]', () => {
    expect(mayBePaid(claimCase, unknown)).toBe(true);
    expect(mayBePaid({ ...claimCase, amountToPay: null }, unknown)).toBe(true);
  });

  it('is not for a closed case, one with nothing to pay, or one whose payment the server knows [Z57]', () => {
    for (const change of [
      { active: false },
      { amountToPay: 0 },
      { paymentStatus: 'Created' },
    ] as const) {
      expect(mayBePaid({ ...claimCase, ...change }, unknown)).toBeUndefined();
    }
  });

  it('holds nothing back once the server has answered, or when it was only begun [Z57]', () => {
    expect(mayBePaid(claimCase, { ...unknown, answeredAt: 1 })).toBeUndefined();
    expect(mayBePaid(claimCase, { ...begun, parts: [] })).toBeUndefined();
  });
});

it('knows which payment of the case was completed last, until the server knows better [Z84]', () => {
  const newer = { ...told, since: 5, parts: [first] };
  expect(paymentFor({ '0f': completed, '1a': newer }, one)).toEqual({
    paymentId: '1a',
    charge: 435_000,
    since: 5,
  });
  expect(paymentFor({ '1a': { ...newer, parts: settled } }, one)).toBeNull();
  expect(paymentFor({ '2b': begun }, one)).toBeNull();
});

it('knows how much the newest payment has charged for each of its cases [Z28]', () => {
  const newer = { ...completed, since: 5, parts: [{ referenceNumber: one, charge: 100 }] };
  const payments = { '0f': completed, '1a': newer, '2b': begun };
  expect([one, two, '4712'].map((each) => chargedFor(payments, each))).toEqual([
    100,
    398_000,
    null,
  ]);
});
