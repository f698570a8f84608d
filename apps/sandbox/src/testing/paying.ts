import { protocol } from '@mina-sidor/api-client/contract';

import { field, type Browser } from './browser.ts';

const withToken = (browser: Browser) => ({
  headers: { [protocol.antiForgeryHeader]: browser.antiForgeryToken() },
});

/** The calls about payments that a customer's browser makes, with the anti-forgery header that they need. */
export const paying = {
  create: (browser: Browser, reference: string, amount: number | string) =>
    browser.call(
      `/api/Payment/CreatePayment?${new URLSearchParams({ amount: String(amount), reference }).toString()}`,
      withToken(browser),
    ),
  createTotal: (browser: Browser, references: readonly string[], amount: unknown) =>
    browser.call('/api/Payment/CreateTotalPayment', {
      method: 'POST',
      body: { amount, references },
      ...withToken(browser),
    }),
  finish: (browser: Browser, paymentId: string) =>
    browser.call(`/api/Payment/CheckoutFinished?paymentId=${paymentId}`, {
      method: 'POST',
      ...withToken(browser),
    }),
  /** The payment's id, or a failing test. */
  async idOf(answer: Promise<{ readonly status: number; readonly json: unknown }>) {
    const { status, json } = await answer;
    const paymentId = field(json, 'paymentId');
    if (status !== 200 || typeof paymentId !== 'string') {
      throw new Error(`No payment was created: ${String(status)}`);
    }
    return paymentId;
  },
  card: async (browser: Browser, referenceNumber: string) =>
    (
      await browser.call(
        `/api/Insurance/GetReferenceNumberBaseCard?referenceNumber=${referenceNumber}`,
      )
    ).json,
};
