import { CasePage } from './pages/CasePage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { setCases } from './support/claimsPackage.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const { linnea, johan } = customers;
const [first, second] = ['47190073316', '47190070924'];
const planCase = '47160027415';
const unreadable = 'abc';
const unknown = 'Okänt belopp';

test(
  'an amount that cannot be read is called unknown on every page, and cannot be paid',
  { tag: ['@P02', '@C03', '@C12', '@C24', '@O07', '@D17', '@D31'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    const main = page.getByRole('main');
    const changeFirst = (change: Record<string, unknown>) =>
      sandbox.changeCustomer(linnea.personalNumber, { cases: { [first]: change } });
    await sandbox.changeCustomer(linnea.personalNumber, {
      user: { balance: unreadable, unInsuredVehicles: 1, increasingDebtAmount: unreadable },
      cases: { [first]: { amountToPay: unreadable }, [second]: { amountToPay: '1 507' } },
    });

    await openAs(linnea, '/oversikt');
    await expect(main.getByText(unknown)).toHaveCount(1);
    await expect(main.getByText('/dag')).toHaveCount(0);

    await page.goto('/krav');
    const row = claims.rows().filter({ hasText: first });
    await expect(row.getByText(unknown)).toBeVisible();
    await expect(row.getByRole('link', { name: /^Betala/u })).toHaveCount(0);
    await expect(main.getByText(unknown), 'debt and case').toHaveCount(2);
    await expect(main).toContainText('Något av beloppen går inte att läsa');
    await expect(claims.payAll).toHaveText(`Betala 1${nbsp}507${nbsp}kr med Swish`);
    await expect(main).toContainText('Ett ärende ingår inte, eftersom beloppet inte går att läsa.');

    await page.goto(`/krav/${first}`);
    const card = new CasePage(page).paymentCard('Betala det här kravet');
    await expect(main.getByRole('definition').getByText(unknown)).toBeVisible();
    await expect(card).toContainText('Beloppet går inte att läsa');
    await expect(card).toContainText('Hör av dig till oss innan du betalar.');
    await expect(card.getByRole('link', { name: /^Kontakta oss/u })).toBeVisible();
    await expect(main).not.toContainText('Inget att betala');
    await expect(main.getByRole('button', { name: /Swish/u })).toHaveCount(0);
    await expect(main.getByText('Plusgiro')).toHaveCount(0);

    await changeFirst({ paymentStatus: 'Created' });
    await page.goto(`/krav/${first}`);
    await expect(new CasePage(page).paymentCard('Ärendets belopp')).toContainText(unknown);

    await changeFirst({ hasOpenUninsuredPeriod: true, dayCharge: unreadable });
    await page.goto(`/krav/${first}`);
    await expect(main).toContainText('Fordonet är oförsäkrat. Skulden ökar varje dag.');
    await expect(main).not.toContainText(unreadable);

    await setCases(
      sandbox,
      [],
      [],
      [
        { type: 'CustomerPayment', date: '2026-10-02', amount: unreadable },
        { type: 'CustomerPayment', date: '2026-10-01', amount: '100' },
      ],
    );
    await page.goto('/krav');
    await expect(claims.payments.getByRole('cell', { name: unknown })).toHaveCount(1);
  },
);

test(
  'a plan says which of its amounts cannot be read, and asks for none of them',
  { tag: ['@P02', '@D29', '@D32', '@D35'] },
  async ({ page, sandbox, openAs }) => {
    const month = { amountLeftToPay: unreadable, date: '2026-11-30' };
    await sandbox.changeCustomer(johan.personalNumber, {
      cases: {
        [planCase]: {
          amountToPay: unreadable,
          paymentPlanInfo: {
            activeAmortizationOccasion: { ...month, expectedAmount: '600', paidAmount: '0' },
            nextAmortizationOccasion: { amountLeftToPay: '600', date: '2026-12-31' },
            remainingAmortizationOccasions: [month],
            willBeClosed: false,
            capitalBalance: unreadable,
            costBalance: '0',
            interestBalance: '0',
            feeBalance: '0',
            notificationCost: '0',
            interestClaim: '0',
            totalAmount: unreadable,
          },
        },
      },
    });
    await openAs(johan, `/krav/${planCase}`);
    const claimCase = new CasePage(page);
    const main = page.getByRole('main');

    const current = claimCase.paymentCard('Den här månaden');
    await expect(current).toContainText(unknown);
    await expect(current.getByText('Fråga oss om beloppet', { exact: true })).toBeVisible();
    await expect(current.getByText('Att betala')).toHaveCount(0);
    await expect(claimCase.paymentCard('Nästa månad')).toContainText(`600${nbsp}kr`);

    const whole = claimCase.paymentCard('Betala hela avbetalningsplanen');
    await expect(whole).toContainText('Beloppet går inte att läsa');
    await expect(main.getByRole('button', { name: /Swish/u })).toHaveCount(0);

    const rest = claimCase.paymentCard('Det här är kvar av planen');
    await expect(rest.getByText(unknown), 'capital and total').toHaveCount(2);
    await expect(rest).toContainText('Något av beloppen går inte att räkna med.');
    await expect(main).not.toContainText(unreadable);
  },
);
