import { ClaimsPage } from './pages/ClaimsPage.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const untied = 'Vi har fått en betalning som ännu inte är kopplad till ett ärende';
const paymentsOff = 'Det går inte att betala här just nu';

test(
  'a payment without a case shows a notice that says what to do, only while there is one',
  { tag: ['@C06'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    await openAs(customers.linnea, '/krav');
    const notice = page.getByText(untied);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'Hör av dig till oss så kopplar vi den till rätt ärende.',
    );
    await sandbox.changeCustomer(customers.linnea.personalNumber, { hasOspec: false });
    await page.reload();
    await expect(claims.rows()).toHaveCount(2);
    await expect(notice).toHaveCount(0);
  },
);

test(
  'while payments are closed the page says so and leads to other ways to pay',
  { tag: ['@C07'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    const notice = page.getByText(paymentsOff);
    const link = page.getByRole('link', { name: 'Se andra sätt att betala' });
    await openAs(customers.linnea, '/krav');
    await expect(claims.rows()).toHaveCount(2);
    await expect(notice).toHaveCount(0);
    await expect(link).toHaveCount(0);
    await sandbox.setSystems({ payments: false });
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(link).toHaveAttribute('href', /^https:\/\//u);
    await expect(claims.rows()).toHaveCount(2);
    await expect(claims.rows().getByRole('link', { name: /^Betala/u })).toHaveCount(0);
  },
);

test(
  'an installment plan at risk is named where the overview leads, with a link to its case',
  { tag: ['@O02', '@D04'] },
  async ({ page, sandbox, openAs }) => {
    const main = page.getByRole('main');
    const notice = main.getByText(/avbetalningsplan(?:er)? kan avslutas/u);
    const claims = new ClaimsPage(page);
    await openAs(customers.samira, '/oversikt');
    await main.getByRole('link', { name: 'Se dina krav' }).click();
    await expect(page).toHaveURL('/krav');
    await expect(notice).toHaveText(/Din avbetalningsplan kan avslutas$/u);
    await expect(main).toContainText(
      'Öppna ärendet så ser du vad du behöver göra för att behålla planen.',
    );
    await main.getByRole('link', { name: 'Visa ärende 47170019286' }).click();
    await expect(page).toHaveURL('/krav/47170019286');
    await expect(main.getByText('Din avbetalningsplan kan avslutas')).toBeVisible();

    // All of the plan is being paid.
    await sandbox.changeCustomer(customers.samira.personalNumber, {
      cases: { '47170019286': { paymentStatus: 'Created' } },
    });
    await page.goto('/krav');
    await expect(claims.rows()).toHaveCount(2);
    await expect(notice).toHaveCount(0);

    await openAs(customers.johan, '/krav');
    await expect(claims.rows()).not.toHaveCount(0);
    await expect(notice).toHaveCount(0);
  },
);

test(
  'the notice about uninsured vehicles uses the right number and says how much the debt grows each day and why',
  { tag: ['@C08', '@C04', '@C05', '@B07'] },
  async ({ page, openAs }) => {
    const claims = new ClaimsPage(page);
    const main = page.getByRole('main');
    const why = page.getByRole('button', { name: 'Mer information om varför skulden ökar' });
    const popover = page.getByRole('dialog', { name: 'varför skulden ökar' });

    await openAs(customers.linnea, '/krav');
    await expect(claims.rows()).toHaveCount(2);
    await expect(main.getByText(/oförsäkra/u)).toHaveCount(0);
    await expect(why).toHaveCount(0);

    await openAs(customers.ivar, '/krav');
    await expect(main.getByText('Ditt fordon är oförsäkrat')).toBeVisible();
    await expect(main).toContainText(`+ 180${nbsp}kr/dag`);
    await why.click();
    await expect(popover).toContainText('Du har ett fordon som är oförsäkrat.');

    await openAs(customers.birgitta, '/krav');
    await expect(main.getByText('3 av dina fordon är oförsäkrade')).toBeVisible();
    await expect(main.getByText('Ditt fordon är oförsäkrat')).toHaveCount(0);
    await expect(main).toContainText(`+ 255,50${nbsp}kr/dag`);
    await why.click();
    await expect(popover).toContainText('Du har 3 fordon som är oförsäkrade.');
    await page.keyboard.press('Escape');
    await expect(main.getByRole('link', { name: 'Se dina krav' }), 'she is there').toHaveCount(0);
    await expect(main).toContainText(`13${nbsp}817${nbsp}kr`);
    await expect(main, 'krona is kr everywhere').not.toContainText(/SEK|:-|\d\s*kronor\b/u);
  },
);
