import type { Page } from '@playwright/test';

import { CasePage } from './pages/CasePage.ts';
import { CheckoutPage } from './pages/CheckoutPage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { Shell } from './pages/Shell.ts';
import { onlyPaymentOf } from './support/ledger.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const finished = '/api/Payment/CheckoutFinished';
const reference = '47110023918';
const linneas = ['47190073316', '47190070924'] as const;

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
    await page.getByRole('link', { name: 'Till ärendet' }).click();
    await offersNothing(page);
    await page.reload();
    await offersNothing(page);
    await page.goto('/krav');
    await expect(row).toContainText('Betalning bearbetas');
    await expect(claims.payAll).toHaveCount(0);
    const third = await context.newPage();
    await page.close();
    await other.close();
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
  },
);

test(
  'Z27: CheckoutFinished is repeated until it is answered, and once only',
  { tag: ['@Z27', '@P08'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 500 .*Finished/u);
    const calls = recordCalls(page);
    await sandbox.setAutomaticWebhooks(false);
    await sandbox.addFault({ path: finished, status: 500, times: 2 });
    await page.clock.install();
    await openAs(customers.maja, `/krav/${reference}`);
    await pay(page);
    // The pause begins when a call has been refused, so the clock moves until all calls have been made.
    await expect
      .poll(async () => {
        await page.clock.fastForward(5000);
        return countOf(calls, finished);
      })
      .toBe(3);
    await expect
      .poll(async () => (await sandbox.payments()).at(-1)?.status)
      .toBe('checkoutFinished');
    await page.clock.fastForward(120_000);
    await page.getByRole('link', { name: 'Till ärendet' }).click();
    await offersNothing(page);
    expect(countOf(calls, finished)).toBe(3);
  },
);

test(
  'Z27: a log-out keeps no trace of what was paid, and the server is told of the payment after the next log-in',
  { tag: ['@Z27', '@L25'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 500 .*Finished/u);
    await sandbox.setAutomaticWebhooks(false);
    await sandbox.addFault({ path: finished, status: 500 });
    await openAs(customers.maja, `/krav/${reference}`);
    await pay(page);
    await page.getByRole('link', { name: 'Till ärendet' }).click();
    await offersNothing(page);
    await new Shell(page).logOut.click();
    await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
      /4711|4350|435000/u,
    );

    await sandbox.clearFaults();
    await page.getByRole('link', { name: 'Logga in igen' }).click();
    await new LoginPage(page).startQr();
    await sandbox.phone('complete', customers.maja.personalNumber);
    await new Shell(page).item('Krav').click();
    await expect(new ClaimsPage(page).rows().filter({ hasText: reference })).toContainText(
      'Betalning bearbetas',
    );
    await page.getByRole('link', { name: reference, exact: true }).click();
    await offersNothing(page);
  },
);

test(
  'Z27, Z28: a payment of the whole debt covers all its cases, each with its share',
  { tag: ['@Z27', '@Z28', '@D26'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 500 .*Finished/u);
    const claims = new ClaimsPage(page);
    const claimCase = new CasePage(page);
    await sandbox.changeCustomer(customers.linnea.personalNumber, {
      user: { balance: '2 183,40' },
      cases: { [linneas[0]]: { amountToPay: '675,90' }, [linneas[1]]: { amountToPay: '1 507,50' } },
    });
    await sandbox.setAutomaticWebhooks(false);
    await sandbox.addFault({ path: finished, status: 500 });
    await openAs(customers.linnea, '/krav');
    await claims.payAll.click();
    await new CheckoutPage(page).pay();
    await page.getByRole('link', { name: 'Till krav' }).click();
    for (const each of linneas) {
      await expect(claims.rows().filter({ hasText: each })).toContainText('Betalning bearbetas');
    }
    await expect(claims.payAll).toHaveCount(0);
    for (const [index, amount] of ['675 kr', '1 507 kr'].entries()) {
      await page.goto(`/krav/${linneas[index] ?? ''}`);
      await offersNothing(page);
      await expect(claimCase.paymentCard('Din betalning')).toContainText(amount);
      await expect(claimCase.paymentCard('Din betalning')).not.toContainText(',');
    }
  },
);

test(
  'Z28: a payment that this browser does not know shows the amount of the case under its own name',
  { tag: ['@Z28', '@D26'] },
  async ({ page, openAs, sandbox }) => {
    const claimCase = new CasePage(page);
    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: { [reference]: { amountToPay: '1 234,50', paymentStatus: 'Created' } },
    });
    await openAs(customers.maja, `/krav/${reference}`);
    await expect(claimCase.paymentCard('Ärendets belopp')).toContainText('1 234,50 kr');
    await offersNothing(page);
    await expect(page.getByText('Din betalning')).toHaveCount(0);
  },
);
