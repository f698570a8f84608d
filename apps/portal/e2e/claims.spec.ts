import { ClaimsPage } from './pages/ClaimsPage.ts';
import { Shell } from './pages/Shell.ts';
import { aCase, setCases } from './support/claimsPackage.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';

test(
  'the claims page opens with the debt, which grows by the day only while a vehicle is uninsured',
  { tag: ['@R06', '@C03', '@C04', '@C05', '@Z09'] },
  async ({ page, sandbox, openAs }) => {
    const { main } = new Shell(page);
    await openAs(customers.maja, '/krav');
    await expect(page).toHaveTitle(/^Krav/u);
    const debt = main.getByText(`41${nbsp}317${nbsp}kr`, { exact: true }).first();
    await expect(debt, 'largest and first, before the box to pay it with').toBeVisible();
    await expect(main.getByText('kr/dag')).toHaveCount(0);
    await expect(main.getByRole('button', { name: /varför skulden ökar/u })).toHaveCount(0);

    await openAs(customers.ivar, '/krav');
    await expect(main.getByText(`5${nbsp}442${nbsp}kr`, { exact: true })).toBeVisible();
    await expect(main).toContainText(`180${nbsp}kr/dag`);
    await expect(main).not.toContainText(',00');

    await sandbox.changeCustomer(customers.ivar.personalNumber, {
      user: { increasingDebtAmount: '45,50' },
    });
    await page.reload();
    await expect(main).toContainText(`45,50${nbsp}kr/dag`);
  },
);

test(
  'a popover explains why the debt grows, by pointer and by keyboard',
  { tag: ['@C04', '@U09'] },
  async ({ page, openAs }) => {
    await openAs(customers.ivar, '/krav');
    const opener = page.getByRole('button', { name: 'Mer information om varför skulden ökar' });
    const popover = page.getByRole('dialog', { name: 'varför skulden ökar' });
    await opener.click();
    await expect(popover).toContainText('Skulden ökar med avgiften varje dag');
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(popover).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(popover).toHaveCount(0);

    await opener.focus();
    await page.keyboard.press('Space');
    await expect(popover).toBeVisible();
    await popover.getByRole('button', { name: 'Stäng' }).click();
    await expect(popover).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test(
  'a customer without claims lands on the overview, and Back does not lead to the claims',
  { tag: ['@C01', '@C02'] },
  async ({ page, sandbox, openAs }) => {
    const { main } = new Shell(page);
    await openAs(customers.vera, '/registerutdrag');
    for (const path of ['/krav', '/krav/47110023918']) {
      await page.goto('/registerutdrag');
      await page.goto(path);
      await expect(page).toHaveURL('/oversikt');
      await expect(main).toContainText('Du har inget krav hos oss.');
      await page.goBack();
      await expect(page).toHaveURL('/registerutdrag');
    }

    await openAs(customers.karl, '/krav');
    await expect(page).toHaveURL('/oversikt');
    await expect(main).toContainText(
      'Vi kan inte visa dina krav här. Kontakta oss så hjälper vi dig.',
    );

    await openAs(customers.maja, '/krav/47110023918');
    await expect(page).toHaveURL('/krav/47110023918');
    // The page has finished its requests before the system is switched off.
    await expect(main).toContainText('Kravet gäller');
    await sandbox.setSystems({ insurance: false });
    for (const path of ['/krav', '/krav/47110023918']) {
      await page.goto('/registerutdrag');
      await page.goto(path);
      await expect(page).toHaveURL('/oversikt');
      await page.goBack();
      await expect(page).toHaveURL('/registerutdrag');
    }
  },
);

test(
  'the tabs say how many active and closed cases there are, and the active cases show first',
  { tag: ['@C09', '@C12'] },
  async ({ page, openAs }) => {
    const claims = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    await expect(page.getByRole('tab')).toHaveText(['Aktiva (12)', 'Avslutade (3)']);
    await expect(claims.tab('Aktiva (12)')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Aktiva (12)');

    await claims.tab('Aktiva (12)').focus();
    await page.keyboard.press('ArrowRight');
    await expect(claims.tab('Avslutade (3)')).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Aktiva (12)');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Avslutade (3)');
    expect(await claims.referenceNumbers()).toEqual(['47110022050', '47110020666', '47110019015']);
    // Closed cases show no amounts and nothing to pay.
    await expect(claims.caseTable.getByRole('columnheader')).toHaveText([
      /^Referensnummer/u,
      /^Registreringsnummer/u,
    ]);
    await expect(claims.caseTable).not.toContainText('kr');
    await expect(claims.caseTable).not.toContainText('Avbetalningsplan');
  },
);

test(
  'each active case shows reference number, vehicle and amount, and leads to its page',
  { tag: ['@C10', '@C11', '@Z09'] },
  async ({ page, openAs }) => {
    const claims = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    for (const name of [
      'Referensnummer',
      'Registreringsnummer',
      'Belopp',
      'Status och betalning',
    ]) {
      await expect(claims.caseTable.getByRole('columnheader', { name })).toHaveCount(1);
    }
    await expect(claims.caseTable.getByRole('columnheader')).toHaveCount(4);
    const first = claims.rows().first();
    await expect(first.getByRole('rowheader')).toHaveAccessibleName('47110023918');
    await expect(first.getByRole('cell')).toHaveText([
      /ABC12D$/u,
      new RegExp(`4${nbsp}350${nbsp}kr$`, 'u'),
      /^Betala/u,
    ]);
    await expect(claims.caseLink('47110023918')).toHaveAttribute('href', '/krav/47110023918');
  },
);

test(
  'a space in a reference number is encoded in the address and shown again on the page',
  { tag: ['@C11'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    await openAs(customers.signe, '/oversikt');
    await setCases(sandbox, ['AB 12']);
    await sandbox.addFault({
      path: '/api/Insurance/GetReferenceNumberBaseCard',
      body: aCase('AB 12'),
    });
    await page.goto('/krav');
    const link = claims.caseTable.getByRole('rowheader').getByRole('link');
    await expect(link).toHaveAttribute('href', '/krav/AB%2012');
    await link.click();
    await expect(page).toHaveURL('/krav/AB%2012');
    await expect(page).toHaveTitle(/^Ärendedetaljer: AB 12/u);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('AB 12');
    const query = (await sandbox.calls()).findLast(({ path: called }) =>
      called.endsWith('BaseCard'),
    )?.query;
    expect(new URLSearchParams(query).get('referenceNumber')).toBe('AB 12');
  },
);
