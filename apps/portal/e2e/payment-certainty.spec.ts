import type { Page } from '@playwright/test';

import { CheckoutPage } from './pages/CheckoutPage.ts';
import { expectLedger, onlyPaymentOf } from './support/ledger.ts';
import { openElsewhere } from './support/openElsewhere.ts';
import type { Sandbox } from './support/sandbox.ts';
import { customers, expect, test } from './support/test.ts';

const createPath = '/api/Payment/CreatePayment';
const finished = '/api/Payment/CheckoutFinished';
const reference = '47130040118';
const payCase = { name: 'Betala 2 167 kr med Swish' };
const certain = 'Inga pengar har dragits';
const unknown = 'Vi vet inte om en tidigare betalning har gått igenom.';
const advice = 'Har du godkänt en betalning i Swish ska du inte betala igen.';

/** Begins a payment and leaves it. The customer approves it in Swish, but the provider has not been told. */
async function approveUnheard(page: Page, sandbox: Sandbox): Promise<void> {
  await sandbox.setAutomaticWebhooks(false);
  await page.getByRole('button', payCase).click();
  await expect(new CheckoutPage(page).phoneNumber).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', payCase)).toBeVisible();
  await sandbox.swish(await onlyPaymentOf(sandbox, customers.signe), 'approve');
}

test(
  'Z29: a lost answer and an error of the server say that money may have been taken, if an earlier payment may have been approved',
  { tag: ['@Z29', '@E09', '@Q22'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED|status of 500/u);
    const main = page.getByRole('main');
    await openAs(customers.signe, `/krav/${reference}`);
    await approveUnheard(page, sandbox);
    await page.route(`**${createPath}*`, (route) => route.abort());
    await page.getByRole('button', payCase).click();
    const notice = page.getByRole('group', { name: /Vi fick inget svar/u });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(unknown);
    await expect(notice).toContainText(advice);
    await expect(main).not.toContainText('Inga');
    await page.unroute(`**${createPath}*`);

    await sandbox.addFault({ path: createPath, status: 500, times: 1 });
    await page.getByRole('button', payCase).click();
    await expect(page.getByText('500 - Failed to get paymentId')).toBeVisible();
    await expect(main).toContainText(unknown);
    await expect(main).toContainText(advice);
    await expect(main).not.toContainText('Inga');
    await expectLedger(sandbox, customers.signe, [
      { references: [reference], amount: 2167, status: 'initialized', taken: 2167 },
    ]);
  },
);

test(
  'Z29: if no payment exists, an error of the server says that no money has been taken',
  { tag: ['@Z29', '@E09'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 500|ERR_FAILED/u);
    const main = page.getByRole('main');
    await openAs(customers.signe, `/krav/${reference}`);
    await sandbox.addFault({ path: createPath, status: 500, times: 1 });
    await page.getByRole('button', payCase).click();
    await expect(page.getByText('500 - Failed to get paymentId')).toBeVisible();
    await expect(main).toContainText(`${certain}. Försök igen om en stund.`);
    await page.getByRole('button', { name: 'Tillbaka' }).click();

    // It is unknown whether the payment exists.
    await sandbox.addFault({ path: createPath, status: 500, times: 1 });
    await page.route('**/GetReferenceNumberBaseCard*', (route) => route.abort());
    await expect(page.getByRole('button', payCase)).toBeVisible();
    await page.getByRole('button', payCase).click();
    await expect(page.getByText('500 - Failed to get paymentId')).toBeVisible();
    await expect(main).toContainText(unknown);
    await expectLedger(sandbox, customers.signe, []);
  },
);

test(
  'Z29: after a conflict the page promises nothing about money if a payment of the case exists',
  { tag: ['@Z29', '@D26'] },
  async ({ page, browser, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 409/u);
    const main = page.getByRole('main');
    const notice = page.getByRole('group', { name: /Betalningen startade inte/u });
    await openAs(customers.signe, `/krav/${reference}`);
    await expect(page.getByRole('button', payCase)).toBeVisible();
    const phone = await openElsewhere(browser, sandbox, customers.signe, `/krav/${reference}`);
    await phone.getByRole('button', payCase).click();
    await new CheckoutPage(phone).pay();
    await expect(new CheckoutPage(phone).thanks).toBeVisible();
    await phone.context().close();

    await page.getByRole('button', payCase).click();
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(
      'En betalning bearbetas redan. Den ska du inte betala igen.',
    );
    await expect(main).not.toContainText('Inga');
    await expect(main.getByRole('heading', { name: 'Ärendets belopp' })).toBeVisible();
    await expect(page.getByRole('button', payCase)).toHaveCount(0);

    await sandbox.reset();
    await openAs(customers.signe, `/krav/${reference}`);
    await expect(page.getByRole('button', payCase)).toBeVisible();
    await sandbox.changeCustomer(customers.signe.personalNumber, {
      cases: { [reference]: { amountToPay: '2 347' } },
    });
    await page.getByRole('button', payCase).click();
    await expect(notice).toContainText(`${certain}. Något har ändrats sedan sidan visades.`);
    await expect(page.getByRole('button', { name: 'Betala 2 347 kr med Swish' })).toBeVisible();
  },
);

test(
  'Z29: a page does not promise that no money was taken once it shows a payment from another device',
  { tag: ['@Z29'] },
  async ({ page, browser, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/u);
    const notice = page.getByRole('group', { name: /Vi fick inget svar/u });
    await openAs(customers.signe, `/krav/${reference}`);
    await page.route(`**${createPath}*`, (route) => route.abort());
    await page.getByRole('button', payCase).click();
    await expect(notice).toContainText(certain);

    const phone = await openElsewhere(browser, sandbox, customers.signe, `/krav/${reference}`);
    await phone.getByRole('button', payCase).click();
    await new CheckoutPage(phone).pay();
    await expect(new CheckoutPage(phone).thanks).toBeVisible();
    await phone.context().close();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(notice).toContainText(
      'En betalning bearbetas redan. Den ska du inte betala igen.',
    );
    await expect(page.getByRole('main')).not.toContainText('Inga');
  },
);

test(
  'Z30: a customer is not thanked for another customer’s payment',
  { tag: ['@Z30', '@P08', '@P09'] },
  async ({ page, browser, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of (?:404|500) .*Finished/u);
    const checkout = new CheckoutPage(page);
    const other = await openElsewhere(browser, sandbox, customers.signe, `/krav/${reference}`);
    await other.getByRole('button', payCase).click();
    await new CheckoutPage(other).pay();
    await expect(new CheckoutPage(other).thanks).toBeVisible();
    await other.context().close();
    const payment = await onlyPaymentOf(sandbox, customers.signe);

    await openAs(customers.maja, `/krav/betala/${payment}`);
    const missing = page.getByRole('heading', { level: 1, name: 'Betalningen finns inte' });
    await expect(missing).toBeFocused();
    await expect(page).toHaveTitle('Betalningen finns inte – Mina sidor');
    await expect(page.getByRole('main')).toContainText(
      /Vi har ingen sådan betalning från dig\..*ska du inte betala igen\./u,
    );
    await expect(checkout.thanks).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.reload();
    await expect(missing).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Till krav', exact: true }).click();
    await expect(page).toHaveURL('/krav');

    // The server says so only when it is told for the third time.
    await sandbox.addFault({ path: finished, status: 500, times: 2 });
    await openAs(customers.maja, `/krav/betala/${payment}`);
    await expect(checkout.thanks).toBeFocused();
    await expect(missing).toBeVisible();
    await expect(checkout.thanks).toHaveCount(0);

    // The owner is thanked in any browser, even if the report to the server fails.
    await openAs(customers.signe, `/krav/betala/${payment}`);
    await expect(checkout.thanks).toBeFocused();
    await sandbox.addFault({ path: finished, status: 500 });
    await page.evaluate(() => localStorage.clear());
    await openAs(customers.signe, `/krav/betala/${payment}`);
    await expect(checkout.thanks).toBeFocused();
  },
);
