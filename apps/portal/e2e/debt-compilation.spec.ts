import { DebtCompilationDialog } from './pages/DebtCompilationDialog.ts';
import { DocumentsPage } from './pages/DocumentsPage.ts';
import { callsOf } from './support/liveConnection.ts';
import { customers, expect, test } from './support/test.ts';

const orderPath = '/api/Insurance/GetDebtCompilation';
const listPath = '/api/Communication/GetInsuranceDocumentMetadatas';
const confirmPath = '/Communication/ConfirmDebtCompilation';

const done = ['Skuldsammanställningen är beställd', 'Den finns bland dina dokument.'] as const;

test(
  'a customer orders a debt compilation and finds it among the documents, without reloading',
  { tag: ['@C26', '@C27', '@Q17', '@Q18'] },
  async ({ page, sandbox, openAs }) => {
    const dialog = new DebtCompilationDialog(page);
    const documents = new DocumentsPage(page);
    // The list has been fetched while it was empty.
    await openAs(customers.signe, '/dokument');
    await expect(page.getByText('Du har inga skuldsammanställningar.')).toBeVisible();
    await page.getByRole('link', { name: 'Beställ en på sidan Krav' }).click();

    await expect(page.getByText('Vill du ha en sammanställning av din skuld?')).toBeVisible();
    await dialog.opener.click();
    await expect(dialog.root).toContainText('Sammanställningen visar alla dina aktiva krav');
    expect(await callsOf(sandbox, orderPath)).toBe(0);
    await dialog.order.click();
    await dialog.says(...done);
    // The list is refetched right after the order, before its page is opened.
    const afterOrder = async () => {
      const paths = (await sandbox.calls()).map(({ path }) => path);
      return paths.slice(paths.indexOf(orderPath) + 1).toSorted();
    };
    await expect.poll(afterOrder).toEqual([confirmPath, listPath].toSorted());
    await expect(page).toHaveURL('/krav');

    await dialog.toDocuments.click();
    await expect(page).toHaveURL('/dokument');
    await expect(documents.files).toHaveCount(1);
    expect(await documents.dates()).toEqual(['2026-11-20']);
    await expect(page.getByRole('heading', { level: 1, name: 'Dokument' })).toBeFocused();
  },
);
