import { DocumentsPage } from './pages/DocumentsPage.ts';
import { expectAccessible } from './support/accessible.ts';
import { customers, expect, test } from './support/test.ts';

const listPath = '/api/Communication/GetInsuranceDocumentMetadatas';
const extractsPath = '/api/Communication/Documents';
const documentsPage = { title: /^Dokument – /u, heading: 'Dokument' };

test(
  'the page is accessible with documents of every kind and its filter open, and says what could not be fetched',
  { tag: ['@Z16', '@Z17', '@E11'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 500/u);
    const { demands } = new DocumentsPage(page);
    const alert = page.locator('[data-announced="alert"]');
    await openAs(customers.maja, '/dokument');
    await demands.filter.click();
    await demands.root.getByRole('textbox', { name: 'Referensnummer' }).fill('0239');
    await expectAccessible(page, {
      ...documentsPage,
      shows: () => expect(demands.clear).toBeVisible(),
    });

    await sandbox.addFault({ path: extractsPath, status: 500 });
    await page.reload();
    await expect(alert).toContainText('Något gick fel när vi skulle hämta registerutdrag');
    await sandbox.addFault({ path: listPath, status: 500 });
    await page.reload();
    await expect(alert).toContainText('Något gick fel när vi skulle hämta dokument');
    await expect(page.locator('body'), 'nobody has moved focus').toBeFocused();
  },
);
