import { CasePage } from './pages/CasePage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const wait = 'Vänta gärna med att betala';

const box = (page: ClaimsPage['page']) => new CasePage(page).paymentCard('Betala hela skulden');

test(
  'Z32: the whole-debt box says how many cases it includes, and which have no button of their own',
  { tag: ['@Z32'] },
  async ({ page, sandbox, openAs }) => {
    await openAs(customers.maja, '/krav');
    await expect(
      box(page).getByText(
        '12 krav ingår, även ett bestridande, en avbetalningsplan, ett tillfälligt erbjudande och ett ackord.',
      ),
    ).toBeVisible();
    await expect(box(page).getByText(/^Vill du vänta med något av dem\?/u)).toBeVisible();
    // The sum shows in the band and on the button, and nowhere else.
    await expect(page.getByRole('main').getByText(`41${nbsp}317${nbsp}kr`)).toHaveCount(2);

    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: {
        '47110023918': { stateName: 'Ackord' },
        '47110016952': { stateName: 'Collection' },
        '47110019447': { amountToPay: '0' },
      },
    });
    await page.reload();
    await expect(
      box(page).getByText('11 krav ingår, även ett tillfälligt erbjudande och 2 ackord.'),
    ).toBeVisible();

    await openAs(customers.linnea, '/krav');
    await expect(box(page).getByText('2 krav ingår.')).toBeVisible();
    await expect(box(page).getByText(/Vill du vänta/u)).toHaveCount(0);
  },
);

test(
  'Z35: with a payment that is tied to no case the boxes ask to wait, and say why',
  { tag: ['@Z35', '@C06'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    await sandbox.changeCustomer(customers.linnea.personalNumber, { hasOspec: false });
    await openAs(customers.linnea, '/krav');
    await expect(claims.payAll).toBeVisible();
    await expect(page.getByText(wait)).toHaveCount(0);
    await sandbox.changeCustomer(customers.linnea.personalNumber, { hasOspec: true });
    await page.reload();
    await expect(box(page).getByText(wait)).toBeVisible();
    await expect(box(page)).toContainText(
      'En betalning har kommit in utan att vi vet för vilket ärende.',
    );
    await expect(claims.payAll).toBeVisible();
    await claims.caseLink('47190073316').click();
    const card = new CasePage(page).paymentCard('Betala det här kravet');
    await expect(card.getByText(wait)).toBeVisible();
    await expect(card.getByRole('button', { name: /med Swish$/u })).toBeVisible();
  },
);
