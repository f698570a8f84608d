import { CheckoutPage } from './pages/CheckoutPage.ts';
import { expectLedger } from './support/ledger.ts';
import { customers, expect, test } from './support/test.ts';

const scriptAddress = '**/sandbox/checkout/v1/checkout.js*';
const ofCase = { references: ['47110023918'], amount: 4350 };

test(
  'a checkout whose script does not come says so, and opens when the page is loaded again',
  { tag: '@P12' },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    const checkout = new CheckoutPage(page);
    expectedErrors.push(/ERR_CONNECTION_REFUSED.*checkout\.js/u);
    await openAs(customers.maja, '/oversikt');
    await page.route(scriptAddress, (route) => route.abort('connectionrefused'));
    await checkout.openForCase();
    await expect(checkout.unavailable).toBeFocused();
    await expect(page.locator('[data-announced="status"]')).toContainText('gick inte att öppna');
    await page.unroute(scriptAddress);
    await checkout.reload.click();
    await expect(checkout.phoneNumber).toBeVisible();
    await expectLedger(sandbox, customers.maja, [{ ...ofCase, status: 'initialized', taken: 0 }]);
  },
);
