import type { Page } from '@playwright/test';

import { DocumentsPage } from './pages/DocumentsPage.ts';
import { expectAccessible } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { customers, expect, test } from './support/test.ts';
import { wholeBrowser } from './support/wholeBrowser.ts';

test.use(wholeBrowser);

const listPath = '/api/Communication/GetInsuranceDocumentMetadatas';
const filePath = '/Communication/GetInsuranceDocument';

/** Orders a debt compilation by the portal's call, without its dialog. */
async function order(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const response = await page.request.get('/api/Insurance/GetDebtCompilation', {
    headers: { 'X-XSRF-TOKEN': token },
  });
  expect(response.status()).toBe(204);
}

test(
  'a compilation opens in a new tab on a computer, as a PDF that everybody can read',
  { tag: ['@K14', '@K16', '@Q31'] },
  async ({ page, openAs }) => {
    const documents = new DocumentsPage(page);
    await openAs(customers.signe, '/krav');
    await order(page);
    await page.goto('/dokument');
    await expect(documents.files).toHaveAccessibleName(/öppnas i ny flik/u);
    const [tab, answer] = await Promise.all([
      page.waitForEvent('popup'),
      page.waitForResponse((response) => new URL(response.url()).pathname === filePath),
      documents.files.click(),
    ]);
    await tab.waitForURL(/\/Communication\/GetInsuranceDocument\?index=/u);
    await expect(page).toHaveURL('/dokument');

    const headers = await answer.allHeaders();
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''Skuldsammanst/u);
    const bytes = await (await page.request.get(answer.url())).body();
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    const marks = ['/StructTreeRoot', '/Lang (sv-SE)', '/DisplayDocTitle true', '/S /Table'];
    expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
    // The size in the list is the size of the file.
    const size = String(Math.round(bytes.length / 1024));
    await expect(documents.files).toHaveAccessibleName(new RegExp(`${size}\\skB`, 'u'));
  },
);

test(
  'a file that cannot be fetched closes its tab, says so at the file, and can be tried again',
  { tag: ['@K14'] },
  async ({ page, sandbox, openAs, expectedErrors, announcements }) => {
    const documents = new DocumentsPage(page);
    expectedErrors.push(/status of 500/u);
    await openAs(customers.signe, '/krav');
    await order(page);
    await sandbox.addFault({ path: filePath, status: 500, times: 3 });
    await page.goto('/dokument');
    const [tab] = await Promise.all([page.waitForEvent('popup'), documents.files.click()]);
    await expect(documents.compilations).toContainText('Filen kunde inte hämtas. Försök igen.');
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect.poll(announcements).toContain('Filen kunde inte hämtas. Försök igen.');
    await expect(documents.files).toBeFocused();

    const [next] = await Promise.all([page.waitForEvent('popup'), documents.files.click()]);
    await next.waitForURL(/\/Communication\/GetInsuranceDocument\?index=/u);
    await expect(documents.compilations).not.toContainText('Filen kunde inte hämtas');
  },
);

test(
  'a lost connection during a download does not cover the page',
  { tag: ['@K14'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const documents = new DocumentsPage(page);
    expectedErrors.push(/net::ERR_/u);
    await openAs(customers.signe, '/krav');
    await order(page);
    await sandbox.addFault({ path: filePath, abort: true });
    await page.goto('/dokument');
    const [tab] = await Promise.all([page.waitForEvent('popup'), documents.files.click()]);
    await expect(documents.compilations).toContainText('Filen kunde inte hämtas. Försök igen.');
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Dokument' })).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });

  test(
    'a compilation opens in the same tab, and the way back leads to the documents',
    { tag: ['@K14'] },
    async ({ page, openAs }) => {
      const documents = new DocumentsPage(page);
      await openAs(customers.signe, '/krav');
      await order(page);
      await page.goto('/dokument');
      await expect(documents.files).not.toHaveAccessibleName(/ny flik/u);
      await documents.files.click();
      await page.waitForURL(/\/Communication\/GetInsuranceDocument\?index=/u);
      expect(page.context().pages()).toHaveLength(1);
      await page.goBack();
      await expect(documents.files).toBeVisible();
    },
  );
});

test(
  'the keyboard alone finds and opens a compilation',
  { tag: ['@K14', '@Z18'] },
  async ({ page, openAs }) => {
    const documents = new DocumentsPage(page);
    await openAs(customers.signe, '/krav');
    await order(page);
    await page.goto('/dokument');
    await tabTo(page, documents.files);
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await tab.waitForURL(/\/Communication\/GetInsuranceDocument\?index=/u);
  },
);

test(
  'documents that cannot be listed say so, and trying again lists them',
  { tag: ['@E11'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const documents = new DocumentsPage(page);
    expectedErrors.push(/status of 500/u);
    await openAs(customers.signe, '/krav');
    await order(page);
    await sandbox.addFault({ path: listPath, status: 500, times: 3 });
    await page.goto('/dokument');
    await expect(page.getByText('Något gick fel när vi skulle hämta dokument')).toBeVisible();
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect(documents.files).toHaveCount(1);
    await expect(page.getByText('Något gick fel')).toHaveCount(0);
  },
);

test(
  'documents of unknown types break nothing, and the newest compilation comes first',
  { tag: ['@Q37', '@K04'] },
  async ({ page, sandbox, openAs }) => {
    const documents = new DocumentsPage(page);
    const compilation = {
      minaSidorDocumentType: 'Sammanställning',
      minaSidorDisplayName: 'Skuldsammanställning',
      fileSize: 20_480,
      index: 1,
    };
    await sandbox.addFault({
      path: listPath,
      body: [
        { ...compilation, createdDate: '2026-03-01' },
        { ...compilation, createdDate: '2026-11-02', index: 2 },
        { ...compilation, createdDate: '2025-12-24', index: 3, colour: 'red' },
        { ...compilation, minaSidorDocumentType: 'Kravbrev', createdDate: '2026-10-01' },
        { ...compilation, minaSidorDocumentType: 'Vykort', createdDate: '2026-10-02' },
      ],
    });
    await openAs(customers.signe, '/dokument');
    await expect(documents.files).toHaveCount(3);
    expect(await documents.dates()).toEqual(['2026-11-02', '2026-03-01', '2025-12-24']);
    await expect(
      documents.compilations.getByRole('columnheader', { name: 'Datum' }),
    ).toHaveAttribute('aria-sort', 'descending');
  },
);

test(
  'with claim documents off the page stays, and says that they are closed',
  { tag: ['@K17'] },
  async ({ page, sandbox, openAs }) => {
    await sandbox.setSystems({ insuranceDocuments: false });
    await openAs(customers.signe, '/dokument');
    await expect(page).toHaveURL('/dokument');
    await expect(page.getByRole('main')).toContainText(
      'Dokumenten om dina krav är stängda just nu',
    );
    await expect(page.getByRole('table')).toHaveCount(0);
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
  'with documents off the page leads to the overview',
  { tag: ['@K17'] },
  async ({ page, sandbox, openAs }) => {
    await sandbox.setSystems({ documents: false });
    await openAs(customers.signe, '/dokument');
    await expect(page).toHaveURL('/oversikt');
  },
);

test(
  'the page is accessible on wide and narrow windows, empty and with documents',
  { tag: ['@Z16', '@Z17'] },
  async ({ page, openAs }) => {
    const documents = new DocumentsPage(page);
    await openAs(customers.signe, '/dokument');
    const judge = async (shows: () => Promise<void>) =>
      expectAccessible(page, { title: /^Dokument – /u, heading: 'Dokument', shows });
    await judge(() => expect(page.getByText('Du har inga skuldsammanställningar.')).toBeVisible());
    await order(page);
    await page.reload();
    await judge(() => expect(documents.files).toHaveCount(1));
  },
);
