import { DebtCompilationDialog } from './pages/DebtCompilationDialog.ts';
import { DocumentsPage } from './pages/DocumentsPage.ts';
import { loseAnswer } from './support/holdCalls.ts';
import { callsOf } from './support/liveConnection.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const orderPath = '/api/Insurance/GetDebtCompilation';
const listPath = '/api/Communication/GetInsuranceDocumentMetadatas';
const done = ['Skuldsammanställningen är beställd', 'Den finns bland dina dokument.'] as const;

test.describe('an order without an answer', () => {
  test(
    'that was carried out is found among the documents, and is not sent again',
    { tag: ['@Q22', '@C27'] },
    async ({ page, sandbox, openAs, expectedErrors }) => {
      const dialog = new DebtCompilationDialog(page);
      expectedErrors.push(/net::ERR_/u);
      await openAs(customers.signe, '/krav');
      await dialog.opener.click();
      await expect.poll(() => callsOf(sandbox, listPath)).toBe(1);
      await loseAnswer(page, orderPath);
      await dialog.order.click();
      await dialog.says(...done);
      expect(await callsOf(sandbox, orderPath)).toBe(1);
      await dialog.toDocuments.click();
      await expect(new DocumentsPage(page).files).toHaveCount(1);
    },
  );

  test(
    'that is not found says so, and is sent again only when the customer asks for it',
    { tag: ['@Q22', '@E08'] },
    async ({ page, sandbox, openAs, expectedErrors }) => {
      const dialog = new DebtCompilationDialog(page);
      expectedErrors.push(/net::ERR_|status of 504/u);
      // Aborted in the browser, because browsers repeat a request when a reused connection breaks at the server.
      await page.route(`**${orderPath}`, (route) => route.abort('connectionreset'), { times: 1 });
      const orders = recordCalls(page);
      await openAs(customers.signe, '/krav');
      await dialog.opener.click();
      await expect.poll(() => callsOf(sandbox, listPath)).toBe(1);
      await dialog.order.click();
      const notFound = [
        'Vi ser ingen ny sammanställning',
        'Vi fick inget besked om beställningen, och bland dina dokument finns ingen ny sammanställning. Den kan dröja en stund.',
      ] as const;
      await dialog.says(...notFound);
      expect(countOf(orders, orderPath)).toBe(1);

      // A proxy answered: the server may still be making the compilation.
      await sandbox.addFault({ path: orderPath, status: 504, times: 1 });
      await dialog.button('Beställ igen').click();
      await dialog.says(...notFound);
      await dialog.button('Beställ igen').click();
      await dialog.says(...done);
      expect(countOf(orders, orderPath)).toBe(3);
      await page.goto('/dokument');
      await expect(new DocumentsPage(page).files).toHaveCount(1);
    },
  );

  test(
    'shows as unknown while the documents cannot be fetched, and asking again finds out',
    { tag: ['@Q22', '@E08'] },
    async ({ page, sandbox, openAs, expectedErrors }) => {
      const dialog = new DebtCompilationDialog(page);
      expectedErrors.push(/net::ERR_/u);
      await openAs(customers.signe, '/krav');
      await dialog.opener.click();
      await expect.poll(() => callsOf(sandbox, listPath)).toBe(1);
      await loseAnswer(page, orderPath);
      await sandbox.addFault({ path: listPath, abort: true });
      await dialog.order.click();
      const unknown = [
        'Vi vet inte om beställningen kom fram',
        'Vi fick inget besked. Kontrollera hur det gick innan du beställer igen.',
      ] as const;
      await dialog.says(...unknown);
      await pictureOfError(page, 'E08');
      await dialog.button('Kontrollera hur det gick').click();
      await dialog.says(...unknown);
      expect(await callsOf(sandbox, orderPath)).toBe(1);

      // Neither does a customer who has closed the dialog order again unchecked.
      await page.keyboard.press('Escape');
      await dialog.opener.click();
      await dialog.order.click();
      await dialog.says(...unknown);
      expect(await callsOf(sandbox, orderPath)).toBe(1);

      await sandbox.clearFaults();
      // A customer who has closed the dialog and orders again gets the existing order, not a second one.
      await page.keyboard.press('Escape');
      await dialog.opener.click();
      await dialog.order.click();
      await dialog.says(...done);
      expect(await callsOf(sandbox, orderPath)).toBe(1);
    },
  );

  test(
    'tells the customer to look among the documents when there is nothing to compare with',
    { tag: ['@Q22'] },
    async ({ page, sandbox, openAs, expectedErrors }) => {
      const dialog = new DebtCompilationDialog(page);
      expectedErrors.push(/net::ERR_|status of 500/u);
      await sandbox.addFault({ path: listPath, status: 500 });
      await page.route(`**${orderPath}`, (route) => route.abort('connectionreset'), { times: 1 });
      const orders = recordCalls(page);
      await openAs(customers.signe, '/krav');
      await dialog.opener.click();
      await dialog.order.click();
      await dialog.says(
        'Vi vet inte om beställningen kom fram',
        'Vi fick inget besked. Se efter bland dina dokument innan du beställer igen.',
      );
      await expect(dialog.root.getByRole('button')).toHaveText(['Stäng']);
      expect(countOf(orders, orderPath)).toBe(1);
    },
  );
});
