import type { Page } from '@playwright/test';

import { DocumentsPage } from './pages/DocumentsPage.ts';
import { holdAnswer } from './support/holdCalls.ts';
import { tabTo } from './support/keyboard.ts';
import { customers, expect, test } from './support/test.ts';
import { wholeBrowser } from './support/wholeBrowser.ts';

test.use(wholeBrowser);

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

  test(
    'a customer who has gone on to another page stays there when the document arrives',
    { tag: ['@K14'] },
    async ({ page, openAs }) => {
      const documents = new DocumentsPage(page);
      await openAs(customers.signe, '/krav');
      await order(page);
      await page.goto('/dokument');
      await expect(documents.files).toBeVisible();
      const answer = await holdAnswer(page, filePath);
      await documents.files.click();
      await answer.isGiven;
      await page.getByRole('link', { name: /Trafikfonden/u }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hej/u);
      const answered = page.waitForResponse((response) => response.url().includes(filePath));
      answer.letThrough();
      await answered;
      await page.getByRole('link', { name: /Visa krav/u }).click();
      await expect(page).toHaveURL('/krav');
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
  'an extract is downloaded by its token',
  { tag: ['@Q31', '@K14', '@Z11'] },
  async ({ page, openAs }) => {
    const { extracts } = new DocumentsPage(page);
    await openAs(customers.maja, '/dokument');
    const [tab, answer] = await Promise.all([
      page.waitForEvent('popup'),
      page.waitForResponse((response) => response.url().includes('/Communication/DownloadFile')),
      extracts.file('Registerutdrag').first().click(),
    ]);
    await tab.waitForURL(/\/Communication\/DownloadFile\?token=/u);
    expect(new URL(answer.url()).search).toMatch(/^\?token=[\w-]+$/u);
    const headers = await answer.allHeaders();
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(
      "filename*=UTF-8''Registerutdrag%202026-11-02",
    );
  },
);
