import { CasePage } from './pages/CasePage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const { personalNumber } = customers.maja;

test(
  'a case shows what it is about: number, state, claim, period, vehicle and amount',
  { tag: ['@R07', '@D08', '@D12', '@D14', '@D15', '@D16', '@D17', '@Q16'] },
  async ({ page, openAs }) => {
    const claimCase = new CasePage(page);
    await openAs(customers.maja, '/krav/47110023918');
    await expect(page).toHaveTitle(/^Ärendedetaljer: 47110023918/u);
    await expect(claimCase.heading).toHaveAccessibleName('Referensnummer 47110023918');
    await expect(claimCase.fact('Status')).toContainText('Inkasso');
    await expect(claimCase.fact('Kravet gäller')).toHaveText(
      /^Oförsäkrat fordonTidsperiod 2026-06-01 - 2026-08-31$/u,
    );
    await expect(claimCase.fact('Registreringsnummer')).toHaveText('ABC12D');
    await expect(claimCase.fact('Belopp')).toHaveText(`4${nbsp}350${nbsp}kr`);
  },
);

test(
  'the way back leads to the list as it was left, and the breadcrumbs to the pages above',
  { tag: ['@D01', '@D03'] },
  async ({ page, openAs }) => {
    const claimCase = new CasePage(page);
    const claims = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    await claims.showMore.click();
    await claims.caseLink('47110012709').click();
    await expect(claimCase.breadcrumbs.getByRole('listitem')).toHaveText([
      'Översikt',
      'Krav',
      'Ärendedetaljer',
    ]);
    await expect(claimCase.breadcrumbs.getByRole('link')).toHaveText(['Översikt', 'Krav']);
    await claimCase.back.click();
    await expect(page).toHaveURL('/krav');
    await expect(claims.rows()).toHaveCount(12);

    await claims.tab('Avslutade (3)').click();
    await claims.caseLink('47110020666').click();
    await expect(page).toHaveURL('/krav/47110020666');
    await claimCase.back.click();
    await expect(claims.tab('Avslutade (3)')).toHaveAttribute('aria-selected', 'true');

    await claims.caseLink('47110020666').click();
    await claimCase.breadcrumbs.getByRole('link', { name: 'Krav' }).click();
    await expect(page).toHaveURL('/krav');
    await claims.caseLink('47110020666').click();
    await claimCase.breadcrumbs.getByRole('link', { name: 'Översikt' }).click();
    await expect(page).toHaveURL('/oversikt');
  },
);

test(
  'every state of an active case has its word and an explanation; a simple one is just active',
  { tag: ['@D12', '@D13', '@D14', '@U09'] },
  async ({ page, openAs }) => {
    test.slow();
    const status = new CasePage(page).fact('Status');
    const info = status.getByRole('button');
    await openAs(customers.maja, '/oversikt');
    for (const [referenceNumber, word] of [
      ['47110023918', 'Inkasso'],
      ['47110023926', 'Påminnelse'],
      ['47110019447', 'Avbetalningsplan'],
      ['47110017338', 'Betalningsföreläggande'],
      ['47110016952', 'Bestridande'],
      ['47110016204', 'Tillfälligt erbjudande'],
      ['47110015511', 'Ackord'],
      ['47110014878', 'Utslag'],
      ['47110013276', 'Dom'],
      ['47110012709', 'Utmätning'],
    ] as const) {
      await page.goto(`/krav/${referenceNumber}`);
      await expect(status, referenceNumber).toContainText(word);
      await expect(info).toHaveAccessibleName(`Mer information om ${word}`);
      await info.click();
      await expect(page.getByRole('dialog', { name: word })).toContainText(/\S{3}/u);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(info).toBeFocused();
    }
    for (const referenceNumber of ['47110024031', '47110018203']) {
      await page.goto(`/krav/${referenceNumber}`);
      await expect(status, referenceNumber).toHaveText('Aktivt');
      await expect(info).toHaveCount(0);
    }
  },
);

test(
  'a closed case says that it is closed, without amount, state or way to pay',
  { tag: ['@D05', '@D06', '@D12', '@D17'] },
  async ({ page, sandbox, openAs }) => {
    const claimCase = new CasePage(page);
    await openAs(customers.maja, '/krav/47110020666');
    await expect(claimCase.fact('Status')).toHaveText('Avslutat');
    await expect(claimCase.fact('Registreringsnummer')).toHaveText('GHT62K');
    await expect(claimCase.fact('Belopp')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Inkasso');
    await expect(page.getByText('Plusgiro')).toHaveCount(0);

    await page.goto('/krav/47110019015');
    await expect(claimCase.fact('Status')).toHaveText('Avslutat');
    await expect(claimCase.head).toContainText(/Avbetalningsplan$/u);
    for (const [stateName, word] of [
      ['Contestation', 'Bestridande'],
      ['TemporaryOffer', 'Tillfälligt erbjudande'],
    ] as const) {
      await sandbox.changeCustomer(personalNumber, { cases: { '47110020666': { stateName } } });
      await page.goto('/krav/47110020666');
      await expect(claimCase.fact('Status')).toHaveText('Avslutat');
      await expect(page.getByRole('main')).not.toContainText(word);
    }
    await sandbox.changeCustomer(personalNumber, {
      cases: { '47110020666': { stateName: 'Ackord' } },
    });
    await page.reload();
    await expect(claimCase.head).toContainText(/Ackord$/u);
  },
);
