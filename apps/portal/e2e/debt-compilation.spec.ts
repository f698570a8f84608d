import { DebtCompilationDialog } from './pages/DebtCompilationDialog.ts';
import { DocumentsPage } from './pages/DocumentsPage.ts';
import { expectAccessible } from './support/accessible.ts';
import { holdCalls } from './support/holdCalls.ts';
import { tabTo } from './support/keyboard.ts';
import { callsOf } from './support/liveConnection.ts';
import { customers, expect, test } from './support/test.ts';

const orderPath = '/api/Insurance/GetDebtCompilation';
const listPath = '/api/Communication/GetInsuranceDocumentMetadatas';
const confirmPath = '/Communication/ConfirmDebtCompilation';

const done = ['Skuldsammanställningen är beställd', 'Den finns bland dina dokument.'] as const;
const failed = [
  'Tekniskt fel',
  'Just nu går det tyvärr inte att beställa en skuldsammanställning.',
] as const;

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

test(
  'the keyboard alone orders, once also when Enter is held, and reads each step once',
  { tag: ['@C26', '@C27', '@Z18'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const dialog = new DebtCompilationDialog(page);
    const letThrough = await holdCalls(page, orderPath);
    await openAs(customers.signe, '/krav');
    await tabTo(page, dialog.opener);
    await page.keyboard.press('Enter');
    await expect(dialog.root).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.button('Stäng')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.order).toBeFocused();
    // The browser repeats a key while it is held down.
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    letThrough();
    await dialog.says(...done);
    expect(await callsOf(sandbox, orderPath)).toBe(1);
    await page.keyboard.press('Tab');
    await expect(dialog.toDocuments).toBeFocused();
    // Focus makes the screen reader read the steps; a live announcement would repeat them.
    expect((await announcements()).join(' ')).not.toMatch(/skuldsammanställning/iu);

    await page.keyboard.press('Escape');
    await expect(dialog.root).toHaveCount(0);
    await expect(dialog.opener).toBeFocused();
  },
);

test(
  'the dialog is accessible on wide and narrow windows, before the order and after it',
  { tag: ['@Z16', '@Z17'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const dialog = new DebtCompilationDialog(page);
    expectedErrors.push(/status of 500/u);
    const judge = async (shown: string) =>
      expectAccessible(page, {
        title: /^Krav – /u,
        heading: null,
        shows: () => expect(dialog.root).toContainText(shown),
      });
    await sandbox.addFault({ path: orderPath, status: 500, times: 1 });
    await openAs(customers.signe, '/krav');
    await dialog.opener.click();
    await judge('Den läggs bland dina dokument.');
    await dialog.order.click();
    await dialog.says(...failed);
    await dialog.button('Försök igen').click();
    await dialog.says(...done);
    await judge('Skuldsammanställningen är beställd');
  },
);
