import { expect, type FrameLocator, type Page } from '@playwright/test';
import * as v from 'valibot';

import type { Customer } from './customers.ts';
import type { Sandbox } from './sandbox.ts';

/** A page that only embeds the payment company's checkout, as any shop would. */
const shopPage = `<!doctype html><html lang="sv"><head><title>Butik</title></head>
  <body><main><h1>Butik</h1><div id="kassa"></div></main>
  <script src="/sandbox/checkout/v1/checkout.js?v=1"></script></body></html>`;

/** The options of the script that a shop uses. */
interface CheckoutOptions {
  readonly checkoutKey: string;
  readonly paymentId: string;
  readonly containerId: string;
  readonly language: string;
  readonly theme?: Readonly<Record<string, string>>;
}

interface Checkout {
  on(
    event: 'payment-completed' | 'payment-cancelled',
    listener: (value: { readonly paymentId: string }) => void,
  ): void;
  cleanup(): void;
}

const usual = { checkoutKey: 'test-checkout-key', containerId: 'kassa', language: 'sv-SE' };

export interface Shop {
  readonly paymentId: string;
  readonly frame: FrameLocator;
  /** Opens the checkout in the shop's page. These options are added to the default ones. */
  readonly open: (options?: Partial<CheckoutOptions>) => Promise<void>;
  /** The events that the payment company's script has sent to the shop, in order. */
  readonly told: () => Promise<readonly string[]>;
}

declare global {
  var told: string[];
  var Dibs: { readonly Checkout: new (options: CheckoutOptions) => Checkout };
  var checkout: Checkout;
}

/**
 * Replaces the portal's checkout by a bare shop, with the sandbox's security policy for the checkout, and creates a
 * payment. So the payment company's script is tested alone.
 */
export async function openShop(
  page: Page,
  sandbox: Sandbox,
  customer: Customer,
  { reference, amount }: { readonly reference: string; readonly amount: number },
): Promise<Shop> {
  const login = await page.request.post(`${sandbox.url}/sandbox/api/login`, {
    data: { personalNumber: customer.personalNumber },
  });
  expect(login.ok()).toBe(true);
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.get('/api/Payment/CreatePayment', {
    params: { amount, reference },
    headers: { 'X-XSRF-TOKEN': token },
  });
  const { paymentId } = v.parse(v.object({ paymentId: v.string() }), await answer.json());

  await page.route('**/krav/betala/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: shopPage });
  });
  await page.goto(`/krav/betala/${paymentId}`);

  return {
    paymentId,
    frame: page.frameLocator('iframe'),
    open: (options = {}) =>
      page.evaluate(
        (given) => {
          globalThis.told = [];
          globalThis.checkout = new globalThis.Dibs.Checkout(given);
          for (const event of ['payment-completed', 'payment-cancelled'] as const) {
            globalThis.checkout.on(event, (value) => {
              globalThis.told.push(`${event} ${value.paymentId}`);
            });
          }
        },
        { ...usual, paymentId, ...options },
      ),
    told: () => page.evaluate(() => globalThis.told),
  };
}
