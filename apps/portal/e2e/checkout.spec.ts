import { CheckoutPage } from './pages/CheckoutPage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { Shell } from './pages/Shell.ts';
import { expectLedger, onlyPaymentOf } from './support/ledger.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const createPath = '/api/Payment/CreatePayment';
const finishedPath = '/api/Payment/CheckoutFinished';
const ofCase = { references: ['47110023918'], amount: 4350 };

test(
  'a customer pays a case, is thanked, and sees it being processed, and then a lower debt without a reload',
  {
    tag: ['@P03', '@P06', '@P08', '@P10', '@P11', '@P13', '@R09', '@Q19', '@Q21', '@Q22', '@Z26'],
  },
  async ({ page, openAs, sandbox }) => {
    const checkout = new CheckoutPage(page);
    const pay = page.getByRole('button', { name: 'Betala 4 350 kr med Swish' });
    const calls = recordCalls(page);
    await openAs(customers.maja, '/krav');
    await expect(page.getByText('41 317 kr').first()).toBeVisible();
    await page
      .getByRole('link')
      .filter({ hasText: /^47110023918$/u })
      .click();
    await pay.click();

    await expect(checkout.phoneNumber).toBeVisible();
    await expect(checkout.heading).toHaveText('Betala');
    const payment = await onlyPaymentOf(sandbox, customers.maja);
    await expect(page).toHaveURL(`/krav/betala/${payment}`);
    const facts = page.getByRole('main');
    await expect(facts.getByRole('definition').filter({ hasText: '47110023918' })).toBeVisible();
    await expect(facts.getByRole('definition').filter({ hasText: '4 350 kr' })).toBeVisible();
    const scripts = page.locator('script[src*="/checkout/v1/checkout.js"]');
    await expect(scripts).toHaveCount(1);
    expect(page.context().pages(), 'no app and no window is opened').toHaveLength(1);

    await checkout.pay();
    await expect(checkout.thanks).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Betalningen är mottagen');
    const time = page.getByRole('definition').filter({ hasText: /\d\d\.\d\d$/u });
    await expect(time, 'the day of the provider, whatever the device’s clock says').toHaveText(
      /^2026-11-20/u,
    );
    await expectLedger(sandbox, customers.maja, [{ ...ofCase, status: 'created', taken: 4350 }]);
    const created = (await sandbox.calls()).filter(({ path }) => path === createPath);
    expect(
      created.map(({ method, query }) => [method, new URLSearchParams(query).toString()]),
    ).toEqual([['GET', 'amount=4350&reference=47110023918']]);
    const finished = (await sandbox.calls()).filter(({ path }) => path === finishedPath);
    expect(
      finished.map(({ method, query }) => [method, new URLSearchParams(query).toString()]),
    ).toEqual([['POST', `paymentId=${payment}`]]);
    expect(calls.find(({ path }) => path === finishedPath)?.body).toBe(null);

    const print = page.getByRole('button', { name: 'Skriv ut eller spara som PDF' });
    expect((await print.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await page.getByRole('link', { name: 'Till kravet' }).click();
    await expect(page).toHaveURL('/krav/47110023918');
    await expect(page.getByText('Betalning bearbetas').first()).toBeVisible();
    await expect(pay).toHaveCount(0);

    await sandbox.confirmPayment(payment);
    const shell = new Shell(page);
    await shell.item('Översikt').click();
    await expect(shell.main.getByText('36 967 kr')).toBeVisible();
    await expect(shell.main.getByText('41 317 kr')).toHaveCount(0);
    await shell.item('Krav').click();
    const claims = new ClaimsPage(page);
    await expect(shell.main.getByText('36 967 kr').first()).toBeVisible();
    await expect(claims.tab('Aktiva (12)')).toBeVisible();
    await expect(
      claims.payments.getByRole('row', { name: /2026-11-20.*4\s350\skr/u }),
    ).toBeVisible();
    await expectLedger(sandbox, customers.maja, [{ ...ofCase, status: 'confirmed', taken: 4350 }]);
    expect(countOf(calls, createPath), 'nothing is repeated').toBe(1);
  },
);

test(
  'a customer who returns from Swish sees the thank-you page and a link to the paid case',
  { tag: ['@P08', '@P10', '@R09', '@Z84'] },
  async ({ page, openAs, sandbox }) => {
    const checkout = new CheckoutPage(page);
    await openAs(customers.maja, '/krav/47110023918');
    await page.getByRole('button', { name: 'Betala 4 350 kr med Swish' }).click();
    await checkout.requestPayment();
    await checkout.openSwishHere.click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\/swish/u);
    await page.getByRole('button', { name: 'Godkänn' }).click();

    await expect(page).toHaveURL(/\/krav\/betala\/[0-9a-f]{32}\?paymentId=[0-9a-f]{32}$/u);
    await expect(checkout.thanks).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: '47110023918' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Till kravet' })).toHaveAttribute(
      'href',
      '/krav/47110023918',
    );
    await expectLedger(sandbox, customers.maja, [{ ...ofCase, status: 'created', taken: 4350 }]);

    await page.getByRole('link', { name: 'Till kravet' }).click();
    await expect(page.getByText('Betalning bearbetas').first()).toBeVisible();
    await page.goBack();
    await expect(checkout.thanks).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);

    // From the case, in a tab that does not know the payment by its history.
    await page.goto('/krav/47110023918');
    await page.getByRole('link', { name: 'Visa bekräftelsen' }).click();
    await expect(checkout.thanks).toBeVisible();
    const facts = page.getByRole('main').getByRole('definition');
    await expect(facts.filter({ hasText: /^\d{4}-\d\d-\d\d kl\.\s\d\d\.\d\d$/u })).toBeVisible();
    await expect(page.getByRole('main').getByText('4 350 kr')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);
