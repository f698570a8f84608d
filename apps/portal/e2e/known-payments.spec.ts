import type { Page } from '@playwright/test';

import { CheckoutPage } from './pages/CheckoutPage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { onlyPaymentOf } from './support/ledger.ts';
import { customers, expect, test } from './support/test.ts';

const finished = '/api/Payment/CheckoutFinished';
const reference = '47110023918';

/** The case's page offers no payment. */
async function offersNothing(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText('Betalning bearbetas').last()).toBeVisible();
  await expect(main.getByRole('button', { name: /med Swish/u })).toHaveCount(0);
  await expect(main.getByText('Plusgiro')).toHaveCount(0);
  await expect(main.getByText('OCR-nummer')).toHaveCount(0);
  await expect(main.getByRole('img', { name: /QR-kod/u })).toHaveCount(0);
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Betala 4 350 kr med Swish' }).click();
  await new CheckoutPage(page).pay();
  await expect(new CheckoutPage(page).thanks).toBeVisible();
}

test(
  'Z27: a payment that the server does not know of yet shows as processing everywhere in the browser at once, until the server says otherwise',
  { tag: ['@Z27', '@P08', '@P09'] },
  async ({ page, context, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 500 .*Finished/u);
    const claims = new ClaimsPage(page);
    const row = claims.rows().filter({ hasText: reference });
    const other = await context.newPage();
    await sandbox.setAutomaticWebhooks(false);
    await sandbox.addFault({ path: finished, status: 500 });
    await openAs(customers.maja, `/krav/${reference}`);
    await other.goto('/krav');
    await expect(new ClaimsPage(other).payAll).toBeVisible();
    await pay(page);

    await expect(
      new ClaimsPage(other).rows().filter({ hasText: reference }),
      'in the other tab, without a reload',
    ).toContainText('Betalning bearbetas');
    await expect(new ClaimsPage(other).payAll).toHaveCount(0);
    await page.getByRole('link', { name: 'Till kravet' }).click();
    await offersNothing(page);
    await page.reload();
    await offersNothing(page);
    await page.goto('/krav');
    await expect(row).toContainText('Betalning bearbetas');
    await expect(claims.payAll).toHaveCount(0);
    const third = await context.newPage();
    await page.close();
    await third.goto(`/krav/${reference}`);
    await offersNothing(third);

    // The server receives the report and starts processing.
    const payment = await onlyPaymentOf(sandbox, customers.maja);
    await sandbox.clearFaults();
    await expect
      .poll(async () => (await sandbox.payments()).find((one) => one.paymentId === payment)?.status)
      .toBe('checkoutFinished');
    await third.reload();
    await offersNothing(third);
    // The server has answered, so its state now wins.
    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: { [reference]: { paymentStatus: 'None' } },
    });
    await third.reload();
    await expect(third.getByRole('button', { name: 'Betala 4 350 kr med Swish' })).toBeVisible();
    // What the other tab shows is older than the payment.
    await expect
      .poll(() => other.evaluate(() => localStorage.getItem('payments')))
      .toContain('"isSettled":true');
    await other.evaluate(() => new Promise(requestAnimationFrame));
    await expect(new ClaimsPage(other).rows().filter({ hasText: reference })).toContainText(
      'Betalning bearbetas',
    );
    await expect(new ClaimsPage(other).payAll).toHaveCount(0);
  },
);
