import { CheckoutPage } from './pages/CheckoutPage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { expectLedger, paymentsOf } from './support/ledger.ts';
import { recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

/** Maja's active cases, in the order of the server's answer. */
const references = [
  '47110023918',
  '47110023926',
  '47110019447',
  '47110018203',
  '47110024031',
  '47110017338',
  '47110016952',
  '47110016204',
  '47110015511',
  '47110014878',
  '47110013276',
  '47110012709',
];
const wholeDebt = { references, amount: 41_317 };

test(
  'a customer gives up paying the whole debt, pays it after all, and owes nothing when it is booked',
  { tag: ['@C22', '@C24', '@B07', '@P04', '@P05', '@P10', '@P11', '@Q20', '@Z26', '@Z27'] },
  async ({ page, openAs, sandbox }) => {
    const checkout = new CheckoutPage(page);
    const claims = new ClaimsPage(page);
    const calls = recordCalls(page);
    const pay = page.getByRole('button', { name: 'Betala 41 317 kr med Swish' });
    await openAs(customers.maja, '/krav');
    await pay.dblclick();
    await expect(checkout.phoneNumber).toBeVisible();
    const created = calls.filter(({ path }) => path === '/api/Payment/CreateTotalPayment');
    expect(
      created.map(({ method, body }) => [method, body]),
      'one payment for two presses',
    ).toEqual([['POST', { amount: 41_317, references }]]);
    const [payment] = await paymentsOf(sandbox, customers.maja);
    await expect(page).toHaveURL(`/krav/betala/${payment?.paymentId ?? ''}`);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('4711');
    await expect(page.getByText('Hela skulden')).toBeVisible();
    await expect(page.getByRole('main').getByText('41 317 kr')).toBeVisible();
    await expect(checkout.back).toHaveAttribute('href', '/krav');

    await checkout.requestPayment();
    await checkout.swish('Avbryt').click();
    await expect(checkout.cancelled).toBeFocused();
    await page.getByRole('link', { name: 'Försök igen' }).click();
    await expect(page).toHaveURL('/krav');
    await pay.click();
    await checkout.pay();
    await expect(checkout.thanks).toBeFocused();
    await expectLedger(sandbox, customers.maja, [
      { ...wholeDebt, status: 'ended', taken: 0 },
      { ...wholeDebt, status: 'created', taken: 41_317 },
    ]);

    await page.getByRole('link', { name: 'Till alla krav' }).click();
    await expect(claims.rows().first()).toContainText('Betalning bearbetas');
    await expect(pay).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/Du behöver inte betala igen/u)).toBeVisible();
    await page.goto('/oversikt');
    const paid = page.getByText(
      'Du har betalat 41 317 kr. Det kan ta till nästa vardag innan skulden minskar här.',
    );
    await expect(paid).toBeVisible();
    await page.getByRole('link', { name: 'Visa krav', exact: true }).click();
    const [, made] = await paymentsOf(sandbox, customers.maja);
    await sandbox.confirmPayment(made?.paymentId ?? '');
    await page.reload();
    await expect(page.getByRole('main').getByText('0 kr', { exact: true }).first()).toBeVisible();
    await page.goto('/oversikt');
    await expect(page.getByRole('link', { name: 'Visa krav', exact: true })).toBeVisible();
    await expect(paid).toHaveCount(0);
    await page.goBack();
    // The list of payments shows ten rows at first.
    await expect(claims.payments.getByRole('row', { name: /2026-11-20/u })).toHaveCount(10);
    await expectLedger(sandbox, customers.maja, [
      { ...wholeDebt, status: 'ended', taken: 0 },
      { ...wholeDebt, status: 'confirmed', taken: 41_317 },
    ]);
  },
);
