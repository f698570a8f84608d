import { CheckoutPage } from './pages/CheckoutPage.ts';
import { holdCalls } from './support/holdCalls.ts';
import { type ExpectedPayment, expectLedger, onlyPaymentOf } from './support/ledger.ts';
import { openElsewhere } from './support/openElsewhere.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const createPath = '/api/Payment/CreatePayment';
const casePath = '/api/Insurance/GetReferenceNumberBaseCard';
const opened: ExpectedPayment = {
  references: ['47110023918'],
  amount: 4350,
  status: 'initialized',
  taken: 0,
};
const paid: ExpectedPayment = { ...opened, status: 'created', taken: 4350 };
const payCase = 'Betala 4 350 kr med Swish';

test(
  'a payment is created once, however often the button is pressed while the answer is awaited',
  { tag: ['@P05', '@Q22'] },
  async ({ page, openAs, sandbox }) => {
    const calls = recordCalls(page);
    const pay = page.getByRole('button', { name: payCase });
    const letThrough = await holdCalls(page, createPath);
    await openAs(customers.maja, '/krav/47110023918');
    await pay.dblclick();
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    await expect(pay).toBeFocused();
    await pay.click({ force: true });
    // A held key presses many times.
    for (let press = 0; press < 5; press += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    letThrough();
    await expect(new CheckoutPage(page).phoneNumber).toBeVisible();
    expect(countOf(calls, createPath)).toBe(1);
    await expectLedger(sandbox, customers.maja, [opened]);
  },
);

test(
  'two tabs, Back and reloads lead to one payment, which is taken once',
  { tag: ['@P08', '@R09'] },
  async ({ page, openAs, sandbox, context }) => {
    const checkout = new CheckoutPage(page);
    const other = await context.newPage();
    const otherCheckout = new CheckoutPage(other);
    const button = { name: payCase };
    await openAs(customers.maja, '/krav/47110023918');
    await other.goto('/krav/47110023918');
    await page.getByRole('button', button).click();
    await other.getByRole('button', button).click();
    await expect(checkout.phoneNumber).toBeVisible();
    await expect(otherCheckout.phoneNumber).toBeVisible();

    await page.goBack();
    await page.getByRole('button', button).click();
    await expect(checkout.phoneNumber).toBeVisible();
    await page.reload();
    await expect(page.getByRole('definition').filter({ hasText: '47110023918' })).toBeVisible();
    await expectLedger(sandbox, customers.maja, [opened]);

    await checkout.requestPayment();
    await otherCheckout.requestPayment();
    await expect(otherCheckout.swish('Godkänn')).toBeVisible();
    await otherCheckout.swish('Godkänn').click();
    await expect(checkout.thanks).toBeVisible();
    await expect(otherCheckout.thanks).toBeVisible();
    await expectLedger(sandbox, customers.maja, [paid]);

    await page.reload();
    await expect(checkout.thanks).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Betalning bearbetas')).toBeVisible();
    await page.goForward();
    await expect(checkout.thanks).toBeVisible();
    await expectLedger(sandbox, customers.maja, [paid]);
  },
);

test(
  'a customer who leaves while the payment is created stays on the new page, and can pay there at once',
  { tag: ['@P05'] },
  async ({ page, openAs, sandbox }) => {
    await sandbox.addFault({ path: createPath, delayMs: 1500, times: 1 });
    await openAs(customers.maja, '/krav');
    await page.getByRole('link', { name: '47110023918', exact: true }).click();
    const answered = page.waitForResponse((response) => response.url().includes(createPath));
    await page.getByRole('button', { name: payCase }).click();
    await page.goBack();
    await page.getByRole('link', { name: '47110023926', exact: true }).click();
    const pay = page.getByRole('button', { name: 'Betala 3 980 kr med Swish' });
    await pay.click();
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    await answered;
    await expect(page.getByRole('definition').filter({ hasText: '47110023926' })).toBeVisible();
    await expectLedger(sandbox, customers.maja, [
      opened,
      { ...opened, references: ['47110023926'], amount: 3980 },
    ]);
  },
);

test(
  'a payment whose creation got no answer is found again, and exists once',
  { tag: ['@Q22'] },
  async ({ page, openAs, sandbox, context, expectedErrors }) => {
    const checkout = new CheckoutPage(page);
    const pay = page.getByRole('button', { name: payCase });
    const notice = page.getByRole('group', { name: /Vi fick inget svar/u });
    expectedErrors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 503/u);
    await openAs(customers.maja, '/krav/47110023918');
    await page.route(`**${createPath}*`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await expect(pay).toBeVisible();
    await sandbox.forgetCalls();
    await pay.click();
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('Annars kan du försöka igen');
    const calls = (await sandbox.calls())
      .map(({ path }) => path)
      .filter((path) => /^\/api\/(?:Payment|Insurance)\//u.test(path));
    expect(calls, 'asks once how the case stands, and creates nothing by itself').toEqual([
      createPath,
      casePath,
    ]);
    await page.unroute(`**${createPath}*`);

    await context.setOffline(true);
    await pay.click();
    await expect(notice).toBeFocused();
    await context.setOffline(false);

    // The 503 names no system, so no system is switched off.
    await sandbox.addFault({ path: createPath, status: 503, times: 1 });
    await pay.click();
    const answered = page.getByRole('group', { name: /Betalningen kunde inte startas/u });
    await expect(answered).toBeFocused();
    await expect(answered).toContainText('Annars kan du försöka igen');
    await expect(notice).toHaveCount(0);

    await pay.click();
    await expect(checkout.phoneNumber).toBeVisible();
    await checkout.pay();
    await expect(checkout.thanks).toBeVisible();
    await expectLedger(sandbox, customers.maja, [paid]);
  },
);

test(
  'a case paid elsewhere shows as paid, and is not paid again',
  { tag: ['@D26'] },
  async ({ page, openAs, sandbox, browser, expectedErrors }) => {
    expectedErrors.push(/status of 409/u);
    await openAs(customers.maja, '/krav/47110023918');
    const pay = page.getByRole('button', { name: payCase });
    await expect(pay).toBeVisible();
    const other = await openElsewhere(browser, sandbox, customers.maja, '/krav/47110023918');
    await other.getByRole('button', { name: payCase }).click();
    await new CheckoutPage(other).pay();
    await expect(new CheckoutPage(other).thanks).toBeVisible();
    await other.context().close();

    await pay.click();
    await expect(page.getByRole('main')).toContainText('Betalningen startade inte');
    await expect(page.getByText('Betalning bearbetas').first()).toBeVisible();
    await expect(pay).toHaveCount(0);
    await expectLedger(sandbox, customers.maja, [paid]);
  },
);

test(
  'a payment that cannot be created says why and leads back, and one whose system is off says only that',
  { tag: ['@E09', '@E02'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    const pay = page.getByRole('button', { name: payCase });
    const failed = page.getByRole('heading', { name: 'Betalningen kunde inte startas' });
    expectedErrors.push(/status of (?:500|400|503) .*CreatePayment/u);
    await openAs(customers.maja, '/krav/47110023918');
    for (const status of [500, 400]) {
      await sandbox.addFault({ path: createPath, status, times: 1 });
      await pay.click();
      await expect(failed).toBeFocused();
      await expect(page.getByText(`${String(status)} - Failed to get paymentId`)).toBeVisible();
      if (status === 500) await pictureOfError(page, 'E09');
      await page.getByRole('button', { name: 'Tillbaka' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(pay).toBeVisible();
    }
    await sandbox.addFault({
      path: createPath,
      status: 503,
      headers: { 'service-unavailable': 'payments' },
    });
    await pay.click();
    await expect(pay).toHaveCount(0);
    await expect(failed).toHaveCount(0);
    await expect(page.getByText('Failed to get paymentId')).toHaveCount(0);
    await expect(page.getByRole('group', { name: /Vi fick inget svar/u })).toHaveCount(0);
    await expect(page).toHaveURL('/krav/47110023918');
    await expectLedger(sandbox, customers.maja, []);
  },
);

test(
  'an expired session is renewed unnoticed; an ended session leads to the logged-out page',
  { tag: ['@Q22', '@E04'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 401/u);
    const checkout = new CheckoutPage(page);
    const pay = page.getByRole('button', { name: payCase });
    const { personalNumber } = customers.maja;
    await openAs(customers.maja, '/krav/47110023918');
    await expect(pay).toBeVisible();
    await sandbox.expireSession(personalNumber, 'access');
    await pay.click();
    await expect(checkout.phoneNumber).toBeVisible();
    await sandbox.expireSession(personalNumber, 'access');
    await checkout.pay();
    await expect(checkout.thanks).toBeVisible();
    await expectLedger(sandbox, customers.maja, [paid]);
    const payment = await onlyPaymentOf(sandbox, customers.maja);
    const finished = (await sandbox.calls()).filter(({ path }) =>
      path.endsWith('CheckoutFinished'),
    );
    expect(finished.at(-1)?.query).toContain(payment);

    await openAs(customers.maja, '/krav/47110023926');
    const payOther = page.getByRole('button', { name: 'Betala 3 980 kr med Swish' });
    await expect(payOther).toBeVisible();
    await sandbox.addFault({ path: createPath, status: 401, times: 1 });
    await payOther.click();
    await expect(page).toHaveURL('/loggaut');
    await expect(page.getByRole('heading', { name: 'Du är utloggad' })).toBeFocused();
    await expect(page.getByText('Ingen betalning startades')).toBeVisible();
    await expect(page.getByText(/^Du kan betala när du har loggat in igen\./u)).toBeVisible();
    await expectLedger(sandbox, customers.maja, [paid]);
  },
);
