import { CheckoutPage } from './pages/CheckoutPage.ts';
import { expectLedger } from './support/ledger.ts';
import { customers, expect, test } from './support/test.ts';

const ofCase = { references: ['47110023918'], amount: 4350 };

test(
  'a cancelled payment is started again only when the case certainly is unpaid',
  { tag: ['@P12', '@Q22'] },
  async ({ page, openAs, sandbox, context, expectedErrors }) => {
    const checkout = new CheckoutPage(page);
    expectedErrors.push(/status of 409 .*CreatePayment/u, /ERR_INTERNET_DISCONNECTED/u);
    const giveUp = async () => {
      await checkout.requestPayment();
      await checkout.swish('Avbryt').click();
      await expect(checkout.cancelled).toBeFocused();
    };
    await openAs(customers.maja, '/oversikt');
    await checkout.openForCase();
    await giveUp();
    await context.setOffline(true);
    await checkout.tryAgain.click();
    await expect(checkout.unavailable).toBeFocused();
    const unanswered = page
      .getByRole('status')
      .filter({ hasText: 'Vi fick inget svar när betalningen skulle starta' });
    await expect(unanswered).toContainText('Vi vet inte om en tidigare betalning har gått igenom.');
    await context.setOffline(false);

    await checkout.openForCase();
    await giveUp();
    const other = await context.newPage();
    const otherCheckout = new CheckoutPage(other);
    await otherCheckout.openForCase();
    await otherCheckout.pay();
    await expect(otherCheckout.thanks).toBeVisible();
    await checkout.tryAgain.click();
    await expect(checkout.unavailable).toBeFocused();
    await expect(page.getByRole('status')).toContainText('Betalning bearbetas');
    await expectLedger(sandbox, customers.maja, [
      { ...ofCase, status: 'ended', taken: 0 },
      { ...ofCase, status: 'ended', taken: 0 },
      { ...ofCase, status: 'created', taken: 4350 },
    ]);
  },
);

test(
  'a cancelled payment is never opened again: what went wrong is said, and the ways lead to the case or a new payment',
  { tag: ['@P12', '@Z29', '@E09'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    const checkout = new CheckoutPage(page);
    expectedErrors.push(/status of (?:409|500) .*CreatePayment/u);
    const changeAmount = (amountToPay: string) =>
      sandbox.changeCustomer(customers.maja.personalNumber, {
        cases: { '47110023918': { amountToPay } },
      });
    await openAs(customers.maja, '/oversikt');
    await checkout.openForCase();
    await checkout.requestPayment();
    await checkout.swish('Avbryt').click();
    await expect(checkout.cancelled).toBeFocused();

    await test.step('after a reload', async () => {
      await page.reload();
      await expect(checkout.cancelled).toBeVisible();
      await expect(page).toHaveTitle('Betalningen avbröts – Mina sidor');
      await expect(page.locator('iframe')).toHaveCount(0);
    });

    await test.step('after an error of the server', async () => {
      await sandbox.addFault({ path: '/api/Payment/CreatePayment', status: 500, times: 1 });
      await checkout.tryAgain.click();
      await expect(page.getByText('500 - Failed to get paymentId')).toBeVisible();
      await expect(checkout.main).toContainText(
        'Inga pengar har dragits. Försök igen om en stund.',
      );
      await page.getByRole('button', { name: 'Tillbaka' }).click();
      await expect(checkout.cancelled).toBeFocused();
    });

    await test.step('after the amount has changed', async () => {
      await changeAmount('4 100');
      await checkout.tryAgain.click();
      await expect(checkout.unavailable).toBeFocused();
      await expect(page.getByRole('status')).toContainText(
        /Betalningen startade inte.*Inga pengar har dragits\. Något har ändrats/u,
      );
      await expect(checkout.main).not.toContainText('gick inte att öppna');
      await expect(checkout.reload).toHaveCount(0);
      await page.getByRole('link', { name: 'Till ärendet', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Betala 4 100 kr med Swish' })).toBeVisible();
    });

    await test.step('on the way back, from where a new payment opens', async () => {
      await page.goBack();
      await expect(checkout.cancelled).toBeVisible();
      await changeAmount('4 350');
      await checkout.tryAgain.click();
      await expect(checkout.phoneNumber).toBeVisible();
      await checkout.pay();
      await expect(checkout.thanks).toBeFocused();
    });
    await expectLedger(sandbox, customers.maja, [
      { ...ofCase, status: 'ended', taken: 0 },
      { ...ofCase, status: 'created', taken: 4350 },
    ]);
  },
);
