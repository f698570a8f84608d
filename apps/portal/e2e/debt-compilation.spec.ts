import { ClaimsPage } from './pages/ClaimsPage.ts';
import { DebtCompilationDialog } from './pages/DebtCompilationDialog.ts';
import { DocumentsPage } from './pages/DocumentsPage.ts';
import { Shell } from './pages/Shell.ts';
import { expectAccessible } from './support/accessible.ts';
import { holdCalls } from './support/holdCalls.ts';
import { tabTo } from './support/keyboard.ts';
import { callsOf } from './support/liveConnection.ts';
import { pictureOfError } from './support/pictureOfError.ts';
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

    await expect(page.getByText('Vill du ha en sammanställning av dina skulder?')).toBeVisible();
    await dialog.opener.click();
    await expect(dialog.root).toContainText('Sammanställningen visar alla dina aktiva ärenden');
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

test('the link shows below the active cases only', { tag: ['@C26'] }, async ({ page, openAs }) => {
  const claims = new ClaimsPage(page);
  const dialog = new DebtCompilationDialog(page);
  await openAs(customers.maja, '/krav');
  await expect(dialog.opener).toBeVisible();
  await claims.tab('Avslutade (3)').click();
  await expect(dialog.opener).toHaveCount(0);
  await claims.tab('Aktiva (12)').click();
  await expect(dialog.opener).toBeVisible();
});

test('a double click orders once', { tag: ['@C26', '@Q22'] }, async ({ page, sandbox, openAs }) => {
  const dialog = new DebtCompilationDialog(page);
  const letThrough = await holdCalls(page, orderPath);
  await openAs(customers.signe, '/krav');
  await dialog.opener.click();
  await dialog.order.dblclick();
  await expect(
    dialog.root.getByRole('group', { name: 'Beställer skuldsammanställningen' }),
  ).toBeVisible();
  letThrough();
  await dialog.says(...done);
  expect(await callsOf(sandbox, orderPath)).toBe(1);
  await page.goto('/dokument');
  await expect(new DocumentsPage(page).files).toHaveCount(1);
});

test(
  'the keyboard alone orders, once also when Enter is held, and reads each step once',
  { tag: ['@C26', '@C27', '@Z18'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const dialog = new DebtCompilationDialog(page);
    const letThrough = await holdCalls(page, orderPath);
    await openAs(customers.signe, '/krav');
    await tabTo(page, dialog.opener);
    await page.keyboard.press('Enter');
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
  'a customer who cancels the dialog has ordered nothing, and focus returns to the link',
  { tag: ['@C26', '@U03'] },
  async ({ page, sandbox, openAs }) => {
    const dialog = new DebtCompilationDialog(page);
    await openAs(customers.signe, '/krav');
    await dialog.opener.click();
    await dialog.button('Avbryt').click();
    await expect(dialog.root).toHaveCount(0);
    await expect(dialog.opener).toBeFocused();
    expect(await callsOf(sandbox, orderPath)).toBe(0);
  },
);

test(
  'an order continues when its dialog is closed, and its result is announced',
  { tag: ['@C27'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const claims = new ClaimsPage(page);
    const dialog = new DebtCompilationDialog(page);
    const letThrough = await holdCalls(page, orderPath);
    await openAs(customers.maja, '/krav');
    await dialog.opener.click();
    await dialog.order.click();
    await dialog.button('Stäng').click();
    await expect(dialog.root).toHaveCount(0);
    await expect(dialog.opener).toBeFocused();

    // The dialog shows the running order when it is opened again, and offers no second one.
    await dialog.opener.click();
    await expect(dialog.order).toHaveCount(0);
    await expect(dialog.root).toContainText('Beställer skuldsammanställningen');
    await dialog.button('Stäng').click();
    await claims.tab('Avslutade (3)').click();
    letThrough();
    await expect.poll(announcements).toContain('Skuldsammanställningen är beställd');
    expect(await callsOf(sandbox, orderPath)).toBe(1);

    await claims.tab('Aktiva (12)').click();
    await dialog.opener.click();
    await dialog.says(...done);
  },
);

for (const { when, isBeforePress } of [
  { when: 'while it is running', isBeforePress: false },
  { when: 'and sees the question as it ends', isBeforePress: true },
]) {
  test(
    `a customer who leaves the page during an order, comes back ${when} and orders again gets the result of the first`,
    { tag: ['@C27', '@Q22'] },
    async ({ page, sandbox, openAs }) => {
      const dialog = new DebtCompilationDialog(page);
      const letThrough = await holdCalls(page, orderPath);
      await openAs(customers.signe, '/krav');
      await dialog.opener.click();
      await dialog.order.click();
      await dialog.button('Stäng').click();
      await new Shell(page).goTo('Översikt');
      await page.goBack();
      await dialog.opener.click();
      if (isBeforePress) {
        const confirmed = page.waitForResponse(`**${confirmPath}`);
        letThrough();
        await confirmed;
      }
      await dialog.order.click();
      letThrough();
      await dialog.says(...done);
      expect(await callsOf(sandbox, orderPath)).toBe(1);
    },
  );
}

test(
  'a refused order says so, orders nothing by itself, and can be tried again',
  { tag: ['@E01', '@E10', '@C27', '@Q22'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const dialog = new DebtCompilationDialog(page);
    expectedErrors.push(/status of 500/u);
    await sandbox.addFault({ path: orderPath, status: 500, times: 1 });
    await openAs(customers.signe, '/krav');
    await dialog.opener.click();
    await dialog.order.click();
    await dialog.says(...failed);
    await pictureOfError(page, 'E10');
    expect(await callsOf(sandbox, orderPath)).toBe(1);
    expect(await callsOf(sandbox, confirmPath)).toBe(0);

    // A success with another status than 200.
    await sandbox.addFault({ path: orderPath, status: 202, times: 1 });
    await dialog.button('Försök igen').click();
    await dialog.says(...done);
    await pictureOfError(page, 'E01');
    expect(await callsOf(sandbox, orderPath)).toBe(2);

    // The same, when the answer closes the claims and the link to them.
    expectedErrors.push(/status of 503/u);
    await sandbox.addFault({
      path: orderPath,
      status: 503,
      headers: { 'service-unavailable': 'insurance' },
    });
    await openAs(customers.signe, '/registerutdrag');
    await dialog.opener.click();
    await dialog.order.click();
    await dialog.says(...failed);
    await dialog.button('Stäng').click();
    await expect(dialog.opener).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test(
  'a confirmation that fails undoes nothing',
  { tag: ['@Q18', '@Q22'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const dialog = new DebtCompilationDialog(page);
    expectedErrors.push(/status of 503/u);
    await sandbox.addFault({
      path: confirmPath,
      status: 503,
      headers: { 'service-unavailable': 'insurance' },
    });
    await openAs(customers.signe, '/krav');
    await dialog.opener.click();
    await dialog.order.click();
    await dialog.says(...done);
    await expect.poll(() => callsOf(sandbox, confirmPath)).toBe(1);
    await dialog.toDocuments.click();
    await expect(new DocumentsPage(page).files).toHaveCount(1);
    await expect(new Shell(page).item('Krav')).toBeVisible();
  },
);

test(
  'claims that close while ordering lead to the overview, which alone says so',
  { tag: ['@E02'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const dialog = new DebtCompilationDialog(page);
    expectedErrors.push(/status of 503/u);
    await openAs(customers.signe, '/krav');
    await dialog.opener.click();
    await sandbox.setSystems({ insurance: false });
    await dialog.order.click();
    await expect(page).toHaveURL('/oversikt');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Stängt just nu. Försök igen om en stund.');
    await expect(page.getByText('Tekniskt fel')).toHaveCount(0);
    await pictureOfError(page, 'E02');
  },
);

test(
  'a session that has ended leads to the logged-out page, which says that nothing is ordered; the next login returns here',
  { tag: ['@E04', '@Q22'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const dialog = new DebtCompilationDialog(page);
    expectedErrors.push(/status of 401/u);
    await openAs(customers.signe, '/krav');
    await dialog.opener.click();
    await expect(dialog.order).toBeVisible();
    // The dialog asks for the list, which would notice the end of the session before the order does.
    await expect.poll(() => callsOf(sandbox, listPath)).toBe(1);
    await sandbox.expireSession(customers.signe.personalNumber, 'all');
    await dialog.order.click();
    await expect(page).toHaveURL('/loggaut');
    await expect(page.getByText('Din inloggning har gått ut.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Din inloggning har gått ut.')).toBeVisible();
    await expect(page.getByText('Beställningen kom inte fram')).toBeVisible();
  },
);

for (const system of ['documents', 'insuranceDocuments'])
  test(
    `with ${system} off the order has no link to them and says where the compilation will be`,
    { tag: ['@C27', '@K17', '@Q22'] },
    async ({ page, sandbox, openAs, expectedErrors }) => {
      const dialog = new DebtCompilationDialog(page);
      expectedErrors.push(/net::ERR_/u);
      await sandbox.setSystems({ [system]: false });
      await page.route(`**${orderPath}`, (route) => route.abort('connectionreset'), { times: 1 });
      await openAs(customers.signe, '/krav');
      await dialog.opener.click();
      await dialog.order.click();
      await dialog.says(
        'Vi vet inte om beställningen kom fram',
        'Vi fick inget besked, och dokumenten är stängda just nu. Se efter där när de har öppnat, innan du beställer igen.',
      );
      await expect(dialog.root.getByRole('button')).toHaveText(['Stäng']);
      await page.keyboard.press('Escape');
      await dialog.opener.click();
      await dialog.order.click();
      await dialog.says(
        'Skuldsammanställningen är beställd',
        'Dokumenten är stängda just nu. Du hittar sammanställningen där när de öppnar igen.',
      );
      await expect(dialog.toDocuments).toHaveCount(0);
      expect(await callsOf(sandbox, listPath)).toBe(0);
    },
  );

test(
  'each step of the dialog is accessible on wide and narrow windows',
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
    await judge('Tekniskt fel');
    await dialog.button('Försök igen').click();
    await dialog.says(...done);
    await judge('Skuldsammanställningen är beställd');
  },
);
