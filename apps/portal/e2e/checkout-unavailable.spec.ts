import type { Route } from '@playwright/test';

import { CheckoutPage } from './pages/CheckoutPage.ts';
import { expectLedger, onlyPaymentOf } from './support/ledger.ts';
import type { Fault } from './support/sandbox.ts';
import { customers, expect, test } from './support/test.ts';

const scriptAddress = '**/sandbox/checkout/v1/checkout.js*';
const basePackage = '/api/Insurance/GetReferenceNumberBasePackage';
const ofCase = { references: ['47110023918'], amount: 4350 };

/** What the payment company may send instead of its script. */
const brokenScripts: readonly [name: string, answer: (route: Route) => Promise<void>][] = [
  ['is not there', (route) => route.fulfill({ status: 404 })],
  ['cannot be reached', (route) => route.abort('connectionrefused')],
  [
    'is another script',
    (route) => fulfillScript(route, 'globalThis.Dibs = { Checkout: "closed" }'),
  ],
  ['refuses to start', (route) => fulfillScript(route, refusing)],
];

const refusing = 'globalThis.Dibs = { Checkout: function () { throw new Error("wrong key") } }';

function fulfillScript(route: Route, body: string): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body });
}

test(
  'a checkout that cannot open says so, whatever the reason, and can be tried again',
  { tag: '@P12' },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    const checkout = new CheckoutPage(page);
    expectedErrors.push(/status of 404 .*checkout\.js/u, /ERR_CONNECTION_REFUSED.*checkout\.js/u);
    await openAs(customers.maja, '/oversikt');
    for (const [name, answer] of brokenScripts) {
      await test.step(`the script ${name}`, async () => {
        await page.route(scriptAddress, answer);
        await checkout.openForCase();
        await expect(checkout.unavailable).toBeFocused();
        await expect(page).toHaveTitle('Du kan inte betala just nu. – Mina sidor');
        await expect(page.getByRole('status')).toContainText('gick inte att öppna');
        await expect(checkout.main).toContainText('Du kan också betala till Plusgiro.');
        await expect(checkout.back).toHaveAttribute('href', '/krav/47110023918');
        await page.unroute(scriptAddress);
      });
    }
    await checkout.reload.click();
    await expect(checkout.phoneNumber).toBeVisible();
    await expectLedger(sandbox, customers.maja, [{ ...ofCase, status: 'initialized', taken: 0 }]);
  },
);

test(
  'a checkout that never shows is given up after 20 seconds',
  { tag: '@P12' },
  async ({ page, openAs }) => {
    const checkout = new CheckoutPage(page);
    await page.clock.install();
    await page.route(scriptAddress, (route) =>
      fulfillScript(route, 'globalThis.Dibs = { Checkout: class { on() {} } }'),
    );
    await openAs(customers.maja, '/krav/47110023918');
    await checkout.openForCase();
    await expect(page.locator('script[src*="checkout.js"]')).toHaveCount(1);
    await expect(checkout.main).toContainText('Hämtar betalningen');
    await page.clock.fastForward(25_000);
    await expect(checkout.unavailable).toBeFocused();
  },
);

test(
  'a customer is not asked to pay again when a payment is in progress, booked or may have been made',
  { tag: '@P12' },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    const checkout = new CheckoutPage(page);
    const stands = async (title: RegExp) => {
      await page.reload();
      await expect(checkout.unavailable).toBeVisible();
      await expect(page.getByRole('status')).toContainText(title);
    };
    const offersNothing = async () => {
      await expect(checkout.reload).toHaveCount(0);
      await expect(checkout.main).not.toContainText('Plusgiro');
    };
    expectedErrors.push(/ERR_FAILED.*checkout\.js/u);
    await openAs(customers.maja, '/oversikt');
    await page.route(scriptAddress, (route) => route.abort());
    await checkout.openForCase();
    await expect(checkout.unavailable).toBeVisible();
    const payment = await onlyPaymentOf(sandbox, customers.maja);

    await sandbox.swish(payment, 'approve');
    await stands(/Betalning bearbetas/u);
    await offersNothing();
    await sandbox.confirmPayment(payment);
    await stands(/Det finns inget att betala här/u);
    await offersNothing();

    // Without the reference number, the checkout fetches all cases.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/oversikt');
    await page.goto(`/krav/betala/${payment}`);
    await expect(page.getByRole('status')).toContainText('gick inte att öppna');
    await expect(checkout.back).toHaveAttribute('href', '/krav');

    expectedErrors.push(/status of 500 .*BasePackage/u);
    await sandbox.addFault({ path: basePackage, status: 500 });
    await stands(/Vi vet inte om du redan har betalat/u);
    await expect(checkout.reload).toBeVisible();
    await sandbox.clearFaults();

    expectedErrors.push(/status of 503 .*BasePackage/u);
    await sandbox.addFault({
      path: basePackage,
      status: 503,
      headers: { 'service-unavailable': 'insurance' },
    });
    await page.reload();
    await expect(page, 'the claims are switched off, and the checkout with them').toHaveURL(
      '/oversikt',
    );
    await expectLedger(sandbox, customers.maja, [{ ...ofCase, status: 'confirmed', taken: 4350 }]);
  },
);

/** The possible answers to the call that reports the payment. */
const ends: readonly [name: string, fault: Omit<Fault, 'path'>][] = [
  ['an error', { status: 500 }],
  ['a system that is off', { status: 503, headers: { 'service-unavailable': 'payments' } }],
  ['a session that has ended', { status: 401 }],
  ['no answer', { abort: true }],
];

test(
  'the thank-you page stays whatever the server answers, and the server is told of each payment',
  { tag: ['@P08', '@P09', '@Q22'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    const checkout = new CheckoutPage(page);
    const finished = '/api/Payment/CheckoutFinished';
    const untold = async () =>
      (await sandbox.payments()).filter(({ status }) => status === 'initialized');
    const references = ['47110023918', '47110023926', '47110019447', '47110024031'];
    expectedErrors.push(/(?:status of (?:500|503|401)|ERR_EMPTY_RESPONSE) .*(?:Finished|Refresh)/u);
    expectedErrors.push(/ERR_EMPTY_RESPONSE.*Finished/u);
    await sandbox.setAutomaticWebhooks(false);
    await openAs(customers.maja, '/oversikt');
    for (const [index, [name, fault]] of ends.entries()) {
      await test.step(name, async () => {
        await sandbox.clearFaults();
        await sandbox.addFault({ ...fault, path: finished });
        await page.goto(`/krav/${references[index] ?? ''}`);
        await page
          .getByRole('button', { name: /^Betala .* med Swish$/u })
          .first()
          .click();
        await checkout.pay();
        await expect(checkout.thanks).toBeFocused();
        await page.reload();
        await expect(checkout.thanks).toBeVisible();
        await expect(page).toHaveTitle('Tack för din betalning – Mina sidor');
      });
    }
    // Each payment is reported until the server answers (row Z27).
    await sandbox.clearFaults();
    await page.goto('/krav');
    await expect.poll(untold).toEqual([]);
    const taken = (await sandbox.payments()).filter(
      ({ personalNumber, captures }) =>
        personalNumber === customers.maja.personalNumber && captures.length === 1,
    );
    expect(taken.flatMap((payment) => payment.references)).toEqual(references);
  },
);
