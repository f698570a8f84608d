import type { Page } from '@playwright/test';

import { DocumentsPage } from './pages/DocumentsPage.ts';
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
  { tag: ['@K14', '@K16', '@Q31', '@Z11'] },
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

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });

  test(
    'a compilation opens in the same tab, and Back leads to the documents',
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
