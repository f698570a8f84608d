import { DocumentsPage } from './pages/DocumentsPage.ts';
import { expectAccessible } from './support/accessible.ts';
import { holdCalls } from './support/holdCalls.ts';
import { layoutShift, recordLayoutShift } from './support/layoutShift.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { customers, expect, test } from './support/test.ts';

const listPath = '/api/Communication/GetInsuranceDocumentMetadatas';
const extractsPath = '/api/Communication/Documents';
const failed = {
  all: 'Något gick fel när vi skulle hämta dokument',
  claims: 'Något gick fel när vi skulle hämta dokument om dina krav',
  extracts: 'Något gick fel när vi skulle hämta registerutdrag',
} as const;
const someFailed = 'Alla dokument kan inte visas just nu';

test(
  'when extracts fail to load the letters still work, and trying again loads the extracts',
  { tag: ['@E11', '@K13'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 500/u);
    const { demands, extracts } = new DocumentsPage(page);
    await sandbox.addFault({ path: extractsPath, status: 500 });
    await openAs(customers.maja, '/dokument');
    await expect(page.getByRole('alert')).toContainText(failed.extracts);
    await expect(page.getByText(someFailed)).toBeVisible();
    await expect(demands.rows).toHaveCount(10);
    await pictureOfError(page, 'E11-extracts', page.getByRole('alert'));
    await expectAccessible(page, {
      title: /^Dokument – /u,
      heading: 'Dokument',
      shows: () => expect(page.getByRole('alert')).toContainText(failed.extracts),
    });
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Försök igen' }).press('Enter');
    await expect(extracts.rows).toHaveCount(2);
    await expect(page.getByText(someFailed)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'when letters fail to load the extracts still work; when everything fails the page says so once',
  { tag: ['@E11', '@K13'] },
  async ({ page, sandbox, openAs, announcements, expectedErrors }) => {
    expectedErrors.push(/status of 500/u);
    const { demands, extracts } = new DocumentsPage(page);
    const tryAgain = page.getByRole('button', { name: 'Försök igen' });
    const failures = async () => (await announcements()).filter((text) => text.includes('fel'));
    await sandbox.addFault({ path: listPath, status: 500 });
    await openAs(customers.maja, '/dokument');
    await expect(page.getByRole('alert')).toContainText(failed.claims);
    await expect(page.getByText(someFailed)).toBeVisible();
    await expect(extracts.rows).toHaveCount(2);
    await expect(page.getByText('Du har inga')).toHaveCount(0);
    await pictureOfError(page, 'E11-claims', page.getByRole('alert'));

    await sandbox.addFault({ path: extractsPath, status: 500 });
    await page.reload();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(failed.all);
    await expect(page.getByText(someFailed)).toHaveCount(0);
    await expect(page.locator('body'), 'nobody has moved focus').toBeFocused();
    await pictureOfError(page, 'E11-all', page.getByRole('alert'));

    // One list loads. The notice names only the other one.
    await sandbox.clearFaults();
    await sandbox.addFault({ path: extractsPath, status: 500 });
    await tryAgain.press('Enter');
    await expect(demands.rows).toHaveCount(10);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(failed.extracts);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(tryAgain).toBeEnabled();
    expect(await failures(), 'nothing but the alert itself').toEqual([]);
    await sandbox.clearFaults();
    await tryAgain.click();
    await expect(extracts.rows).toHaveCount(2);
  },
);

test(
  'while the documents load their sections keep their place',
  { tag: ['@K01'] },
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await recordLayoutShift(page);
    const { demands, agreements, ordered, extracts } = new DocumentsPage(page);
    const letThrough = await holdCalls(page, '/api/Communication/');
    await openAs(customers.maja, '/dokument');
    for (const { root } of [demands, agreements, ordered, extracts]) {
      await expect(root).toBeVisible();
    }
    await expect(page.getByText('Du har inga')).toHaveCount(0);
    await expect(demands.filter).toHaveCount(0);
    letThrough();
    await expect(demands.rows).toHaveCount(10);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  },
);

test(
  'a customer without documents is told so once, what will come and what can be ordered',
  { tag: ['@K13', '@K15', '@Z17'] },
  async ({ page, sandbox, openAs }) => {
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 2 });
    const links = main.getByRole('link');
    await openAs(customers.vera, '/dokument');
    await expect(heading).toHaveText(['Du har inga dokument här än']);
    await expect(main).toContainText('Här samlar vi kravbrev, avtal');
    await expect(main).toContainText('Kravbrev från tiden före april 2013 visas inte.');
    await expect(main).toContainText('Ett registerutdrag finns kvar här i 3 månader.');
    await expect(main.getByText('Du har inga')).toHaveCount(1);
    // Without claims there is no debt to compile.
    await expect(links).toHaveText(['Beställ registerutdrag']);
    expect((await sandbox.calls()).filter(({ path }) => path === listPath)).toEqual([]);

    await sandbox.addFault({ path: listPath, body: [] });
    await sandbox.addFault({ path: extractsPath, body: [] });
    await openAs(customers.signe, '/dokument');
    await expect(links).toHaveText([
      'Beställ registerutdrag',
      'Beställ skuldsammanställning på sidan Krav',
    ]);
    await expect(links.last()).toHaveAttribute('href', '/krav');
    await expectAccessible(page, {
      title: /^Dokument – /u,
      heading: 'Dokument',
      shows: () => expect(heading).toHaveCount(1),
    });
    await links.first().click();
    await expect(page).toHaveURL('/registerutdrag');
  },
);

test(
  'with claim documents off one notice replaces their three sections, and the extracts stay',
  { tag: ['@K13', '@K17', '@T08'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 503/u);
    const { demands, extracts } = new DocumentsPage(page);
    const closed = 'Dokumenten om dina krav är stängda just nu';
    await openAs(customers.maja, '/dokument');
    await expect(demands.rows).toHaveCount(10);
    // The documents close while the page is open. The page says so, and focus is not lost.
    await sandbox.addFault({
      path: '/Communication/GetInsuranceDocument',
      status: 503,
      headers: { 'service-unavailable': 'insuranceDocuments' },
    });
    await demands.file('Inkassokrav').first().press('Enter');
    await expect(page.getByRole('alert')).toContainText(closed);
    await expect(page.getByRole('heading', { level: 1, name: 'Dokument' })).toBeFocused();
    await expect(extracts.rows).toHaveCount(2);

    await sandbox.clearFaults();
    await sandbox.setSystems({ insuranceDocuments: false });
    await sandbox.forgetCalls();
    await page.reload();
    await expect(page.getByRole('main')).toContainText(closed);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(extracts.rows).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Registerutdrag',
    ]);
    expect((await sandbox.calls()).filter(({ path }) => path === listPath)).toEqual([]);
  },
);

test(
  'claim documents that close while they load show their notice, and the page stays',
  { tag: ['@K17', '@E02'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 503/u);
    await sandbox.addFault({
      path: listPath,
      status: 503,
      headers: { 'service-unavailable': 'insuranceDocuments' },
    });
    await openAs(customers.signe, '/dokument');
    await expect(page.getByRole('main')).toContainText(
      'Dokumenten om dina krav är stängda just nu',
    );
    await expect(page).toHaveURL('/dokument');
  },
);

test(
  'the first documents that come do not leave focus nowhere',
  { tag: ['@K13'] },
  async ({ page, sandbox, openAs }) => {
    const main = page.getByRole('main');
    await sandbox.addFault({ path: listPath, body: [] });
    await sandbox.addFault({ path: extractsPath, body: [] });
    await openAs(customers.maja, '/dokument');
    await main.getByRole('link', { name: 'Beställ registerutdrag' }).focus();
    await sandbox.clearFaults();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(new DocumentsPage(page).demands.rows).toHaveCount(10);
    await expect(page.getByRole('heading', { level: 1, name: 'Dokument' })).toBeFocused();
  },
);
