import { CheckoutPage } from './pages/CheckoutPage.ts';
import { customers, expect, test } from './support/test.ts';

const majasAmount = '4 350';

test(
  'the payment of the customer before never shows to the next one: not by Back, not in another tab, not by its address',
  { tag: ['@Z55', '@Z56', '@L25'] },
  async ({ page, context, openAs, sandbox, expectedErrors }) => {
    // The next customer goes back to an address of a case that is not hers.
    expectedErrors.push(/status of 404 .*GetReferenceNumberBaseCard/u);
    const payment = new CheckoutPage(page);
    await openAs(customers.maja, '/krav/47110023918');
    await page.getByRole('button', { name: 'Betala 4 350 kr med Swish' }).click();
    await payment.requestPayment();
    await expect(payment.swish('Godkänn')).toBeVisible();
    const address = page.url();
    const other = await context.newPage();
    await other.goto(address);
    await expect(other.locator('iframe')).toBeVisible();

    // The next customer logs in without a log-out, as in a third tab.
    const login = await page.request.post(`${sandbox.url}/sandbox/api/login`, {
      data: { personalNumber: customers.signe.personalNumber },
    });
    expect(login.ok()).toBe(true);
    await page.goto('/oversikt');
    await expect(payment.heading).toContainText('Hej Signe');
    await expect(other.getByText('Maja Lindqvist')).toHaveCount(0);
    await expect(other.locator('iframe'), 'her frame is gone in the other tab').toHaveCount(0);

    for (const step of ['first', 'second']) {
      await page.goBack();
      await expect(payment.heading).toBeVisible();
      await expect(page.locator('iframe'), `${step} step back`).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(majasAmount);
    }
    await page.goto(address);
    await expect(page).toHaveURL('/krav');
    await expect(payment.heading).toContainText('din skuld just nu');
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);
