// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import type { Session } from '../session.ts';
import { createStore } from '../store.ts';
import {
  forgetPaymentsWithCustomer,
  isPaymentCompleted,
  rememberCompletedPayment,
} from './completedPayments.ts';

beforeEach(() => {
  sessionStorage.clear();
});

describe('a payment that is made', () => {
  it('is known as made in this tab, beside others [P08]', () => {
    expect(isPaymentCompleted('0f')).toBe(false);
    rememberCompletedPayment('0f');
    rememberCompletedPayment('1a');
    rememberCompletedPayment('0f');
    expect(['0f', '1a', '2b'].map((paymentId) => isPaymentCompleted(paymentId))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is not made up from what cannot be read [P08]', () => {
    for (const stored of ['{', '"0f"', '[1]', 'null']) {
      sessionStorage.setItem('completedPayments', stored);
      expect(isPaymentCompleted('0f'), stored).toBe(false);
    }
    rememberCompletedPayment('0f');
    expect(isPaymentCompleted('0f')).toBe(true);
  });

  it('is forgotten when the customer logs out, and kept until then [L25]', () => {
    const store = createStore<Session>({ status: 'unknown' });
    forgetPaymentsWithCustomer({ store });
    rememberCompletedPayment('0f');
    store.set({ status: 'unknown' });
    expect(isPaymentCompleted('0f')).toBe(true);
    store.set({ status: 'anonymous' });
    expect(sessionStorage.getItem('completedPayments')).toBe(null);
  });
});
