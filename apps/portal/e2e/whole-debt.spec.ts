import { CheckoutPage } from './pages/CheckoutPage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { pastedText } from './support/clipboard.ts';
import { holdCalls } from './support/holdCalls.ts';
import { expectLedger, onlyPaymentOf } from './support/ledger.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const totalPath = '/api/Payment/CreateTotalPayment';
const casePath = '/api/Payment/CreatePayment';
/** Linnéa's two cases, of 675 and 1 507 kr. */
const [first, second] = ['47190073316', '47190070924'];
const { personalNumber } = customers.linnea;

test(
  'all cases can be paid at once: the box charges their sum in one payment',
  { tag: ['@C22', '@C24', '@P04', '@B07'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    const calls = recordCalls(page);
    await openAs(customers.linnea, '/krav');
    await expect(claims.wholeDebt).toBeVisible();
    await expect(claims.payAll).toHaveText(`Betala 2${nbsp}182${nbsp}kr med Swish`);
    await claims.payAll.click();
    await expect(new CheckoutPage(page).phoneNumber).toBeVisible();
    const created = calls.find(({ path }) => path === totalPath);
    expect(created?.body).toEqual({ amount: 2182, references: [first, second] });
    const payment = await onlyPaymentOf(sandbox, customers.linnea);
    await expect(page).toHaveURL(`/krav/betala/${payment}`);
    await expectLedger(sandbox, customers.linnea, [
      { references: [first, second], amount: 2182, status: 'initialized', taken: 0 },
    ]);
  },
);

test(
  'a case with nothing to pay, or with an unfinished payment, does not block paying the others',
  { tag: ['@C22', '@C24'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    const calls = recordCalls(page);
    await sandbox.changeCustomer(personalNumber, {
      user: { balance: '1 507' },
      cases: { [first]: { amountToPay: '0' }, [second]: { paymentStatus: 'Initialized' } },
    });
    await openAs(customers.linnea, '/krav');
    await expect(claims.payAll).toHaveText(`Betala 1${nbsp}507${nbsp}kr med Swish`);
    await claims.payAll.click();
    await expect(page).toHaveURL(/\/krav\/betala\//u);
    const created = calls.find(({ path }) => path === totalPath);
    expect(created?.body).toEqual({ amount: 1507, references: [second] });
  },
);

test(
  'a case whose payment is created blocks paying the whole debt, and the page says why',
  { tag: ['@C23', '@P01'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    const reason = page.getByText('medan en betalning bearbetas');
    await openAs(customers.linnea, '/krav');
    await expect(claims.wholeDebt, 'before').toBeVisible();
    await expect(reason).toHaveCount(0);
    await sandbox.changeCustomer(personalNumber, {
      cases: { [first]: { paymentStatus: 'Created' } },
    });
    await page.reload();
    await expect(reason).toBeVisible();
    await expect(claims.wholeDebt).toHaveCount(0);
    await expect(claims.payAll).toHaveCount(0);
  },
);

test(
  'the whole-debt button is unavailable while the payment of one case is created',
  { tag: ['@C23'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const claims = new ClaimsPage(page);
    expectedErrors.push(/status of 409/u);
    await sandbox.addFault({ path: casePath, times: 1, status: 409 });
    const letThrough = await holdCalls(page, casePath);
    await openAs(customers.linnea, '/krav');
    await claims.caseLink(first).click();
    await expect(page).toHaveTitle(/^Ärende/u);
    await page.getByRole('button', { name: /med Swish$/u }).click();
    await page.getByRole('link', { name: 'Tillbaka' }).click();
    await expect(claims.rows()).toHaveCount(2);
    await expect(claims.wholeDebt).toHaveCount(0);
    letThrough();
    await expect(claims.wholeDebt, 'when it is answered').toBeVisible();
  },
);

test(
  'while the whole-debt payment is created the button is busy, and creates one payment',
  { tag: ['@C22', '@P05'] },
  async ({ page, openAs, announcements }) => {
    const claims = new ClaimsPage(page);
    const calls = recordCalls(page);
    const letThrough = await holdCalls(page, totalPath);
    await openAs(customers.linnea, '/krav');
    await claims.payAll.dblclick();
    await expect(claims.payAll).toHaveAttribute('aria-busy', 'true');
    await expect(claims.payAll).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(announcements).toContain('Öppnar betalningen');
    letThrough();
    await expect(new CheckoutPage(page).phoneNumber).toBeVisible();
    expect(countOf(calls, totalPath)).toBe(1);
  },
);

test(
  'a payment refused because of another shows the current state, and charges nothing',
  { tag: ['@C23', '@P11'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const claims = new ClaimsPage(page);
    expectedErrors.push(/status of 409/u);
    await openAs(customers.linnea, '/krav');
    await expect(claims.payAll).toBeVisible();
    await sandbox.changeCustomer(personalNumber, {
      user: { balance: '1 507' },
      cases: { [first]: { paymentStatus: 'Created', amountToPay: '0' } },
    });
    await claims.payAll.click();
    const notice = page.getByRole('group', { name: /Betalningen startade inte/u });
    await expect(notice).toBeFocused();
    await expect(claims.wholeDebt).toHaveCount(0);
    await expect(claims.rows().first()).toContainText('Betalning bearbetas');
    // The debt is refetched with the cases, so they still add up.
    await expect(page.getByRole('main').getByText(`1${nbsp}507${nbsp}kr`).first()).toBeVisible();
    await expect(page.getByText('Beloppen går inte ihop')).toHaveCount(0);
    await expectLedger(sandbox, customers.linnea, []);
  },
);

test(
  'when payments close the box disappears with a reason, and focus is kept',
  { tag: ['@C07', '@C23'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const claims = new ClaimsPage(page);
    expectedErrors.push(/status of 503/u);
    await sandbox.addFault({
      path: totalPath,
      status: 503,
      headers: { 'service-unavailable': 'payments' },
    });
    await openAs(customers.linnea, '/krav');
    await claims.payAll.click();
    await expect(page.getByText('Det går inte att betala här just nu')).toBeVisible();
    await expect(claims.wholeDebt).toHaveCount(0);
    await expect(page).toHaveURL('/krav');
    // The focused button has gone.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: 'Det går inte att betala här just nu' }),
    ).toHaveCount(1);
  },
);

test(
  'for Plusgiro each case has its own OCR number and amount, copied as digits',
  { tag: ['@C25', '@Z25', '@Z06'] },
  async ({ page, openAs, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await openAs(customers.linnea, '/krav');
    const main = page.getByRole('main');
    await expect(main.getByText('4719007331631')).toBeHidden();
    await page.getByText('Plusgiro och OCR').click();
    await expect(main.getByText('4719007331631')).toBeVisible();
    const values = main
      .locator('details')
      .getByRole('definition')
      .filter({ hasNot: page.getByRole('button') });
    await expect(values).toHaveText([
      /^\d{7}$/u,
      '47190073316',
      `675${nbsp}kr`,
      '4719007331631',
      '47190070924',
      `1${nbsp}507${nbsp}kr`,
      '4719007092431',
    ]);
    await page
      .getByRole('button', { name: 'Kopiera OCR-nummer Referensnummer 47190070924' })
      .click();
    expect(await pastedText(page)).toBe('4719007092431');
  },
);

test(
  'the payment numbers of very many cases show five at a time',
  { tag: ['@C25'] },
  async ({ page, openAs }) => {
    await openAs(customers.gunnar, '/krav');
    const numbers = page.getByRole('main').locator('details');
    await page.getByText('Plusgiro och OCR').click();
    const copies = numbers.getByRole('button', { name: /^Kopiera OCR-nummer/u });
    await expect(copies).toHaveCount(5);
    await numbers.getByRole('button', { name: 'Visa fler' }).click();
    await expect(copies).toHaveCount(10);
    await expect(copies.nth(5)).toBeFocused();
  },
);
