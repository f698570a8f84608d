import { CheckoutPage } from './pages/CheckoutPage.ts';
import { type ExpectedPayment, expectLedger } from './support/ledger.ts';
import { customers, expect, test } from './support/test.ts';

const opened: ExpectedPayment = {
  references: ['47110023918'],
  amount: 4350,
  status: 'initialized',
  taken: 0,
};
const paid: ExpectedPayment = { ...opened, status: 'created', taken: 4350 };
const payCase = 'Betala 4 350 kr med Swish';

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
    await expect(page.getByText('Betalning bearbetas').first()).toBeVisible();
    await page.goForward();
    await expect(checkout.thanks).toBeVisible();
    await expectLedger(sandbox, customers.maja, [paid]);
  },
);
