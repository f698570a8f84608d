// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import {
  forgetPayments,
  isPaymentCompleted,
  recallPayment,
  rememberCompletion,
  rememberPayment,
  takeUpPayments,
} from './paymentMemory.ts';

beforeEach(() => {
  sessionStorage.clear();
});

const payment = { paymentId: '0f', referenceNumber: '4711', charge: 35_000 };

describe('what the tab knows about payments', () => {
  it('is what each is for, also after it is made and when it is opened once more [R09]', () => {
    rememberPayment(payment);
    rememberPayment({ paymentId: '1a', charge: 10_000 });
    expect(recallPayment('0f')).toEqual(payment);
    rememberCompletion('0f');
    rememberPayment(payment);
    expect(recallPayment('0f')).toEqual(payment);
    expect(isPaymentCompleted('0f')).toBe(true);
    expect(recallPayment('2b')).toEqual({ paymentId: '2b' });
  });

  it('is which are made, also those that were begun elsewhere [P08]', () => {
    rememberPayment(payment);
    expect(isPaymentCompleted('0f')).toBe(false);
    rememberCompletion('1a');
    expect(['0f', '1a', '2b'].map((paymentId) => isPaymentCompleted(paymentId))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is nothing where what is kept cannot be read [P08]', () => {
    for (const stored of ['{', '"0f"', '{"0f":1}', '{"0f":{"isCompleted":true}}', 'null']) {
      sessionStorage.setItem('payments', stored);
      expect(isPaymentCompleted('0f'), stored).toBe(false);
    }
    rememberCompletion('0f');
    expect(isPaymentCompleted('0f')).toBe(true);
  });

  it('is forgotten when the customer leaves [L25]', () => {
    takeUpPayments({ userKey: 'maja' });
    rememberPayment(payment);
    forgetPayments();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is kept for the customer who comes back to the tab, and forgotten when it is another [L25]', () => {
    takeUpPayments({ userKey: 'maja' });
    rememberCompletion('0f');
    takeUpPayments({ userKey: 'maja' });
    expect(isPaymentCompleted('0f')).toBe(true);
    takeUpPayments({ userKey: 'johan' });
    expect(isPaymentCompleted('0f')).toBe(false);
    takeUpPayments({ userKey: null });
    rememberCompletion('1a');
    takeUpPayments({ userKey: 'maja' });
    expect(isPaymentCompleted('1a')).toBe(false);
  });
});
