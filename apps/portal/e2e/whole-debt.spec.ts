import { CheckoutPage } from './pages/CheckoutPage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { pastedText } from './support/clipboard.ts';
import { expectLedger, onlyPaymentOf } from './support/ledger.ts';
import { recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const totalPath = '/api/Payment/CreateTotalPayment';
/** Linnéa's two cases, of 675 and 1 507 kr. */
const [first, second] = ['47190073316', '47190070924'];

test(
  'all cases can be paid at once: the box charges their sum in one payment, however often it is pressed',
  { tag: ['@C22', '@C24', '@P04', '@P05', '@B07'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    const calls = recordCalls(page);
    await openAs(customers.linnea, '/krav');
    await expect(claims.wholeDebt).toBeVisible();
    await expect(claims.payAll).toHaveText(`Betala 2${nbsp}182${nbsp}kr med Swish`);
    await claims.payAll.dblclick();
    await expect(new CheckoutPage(page).phoneNumber).toBeVisible();
    const created = calls.filter(({ path }) => path === totalPath);
    expect(created).toHaveLength(1);
    expect(created[0]?.body).toEqual({ amount: 2182, references: [first, second] });
    const payment = await onlyPaymentOf(sandbox, customers.linnea);
    await expect(page).toHaveURL(`/krav/betala/${payment}`);
    await expectLedger(sandbox, customers.linnea, [
      { references: [first, second], amount: 2182, status: 'initialized', taken: 0 },
    ]);
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
