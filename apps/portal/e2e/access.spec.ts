import { Shell } from './pages/Shell.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { customers, expect, test } from './support/test.ts';
import { unknownPaymentErrors } from './support/unknownPaymentErrors.ts';

const vipPath = '/api/PortalSiteState/GetVipAccess';

const gated = [
  {
    system: 'insurance',
    path: '/krav',
    item: 'Krav',
    call: '/api/Insurance/GetReferenceNumberBasePackage',
  },
  {
    system: 'documents',
    path: '/dokument',
    item: 'Dokument',
    call: '/api/Communication/Documents',
  },
  {
    system: 'communication',
    path: '/meddelanden',
    item: 'Meddelanden',
    call: '/api/Communication/GetConversations',
  },
  {
    system: 'damage',
    path: '/skador',
    item: 'Skador',
    call: '/api/PortalDamage/GetDamages',
  },
] as const;

/** The overview's notice to a customer who tried to open the page. */
const closedWords = (item: string) =>
  new RegExp(
    `Sidan ${item} kan inte öppnas\\.\\s*Stängt just nu\\. Försök igen om en stund\\.`,
    'u',
  );

test(
  'a page whose system is off redirects to the overview, which says why, and the next document makes no call of it',
  { tag: ['@T03', '@T08', '@C01', '@N09', '@N11', '@Z03'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    // What the portal believed to be open is asked for together with the state of the systems.
    expectedErrors.push(/status of 503/u);
    const shell = new Shell(page);
    const home = page.getByRole('heading', { level: 1, name: 'Hej Maja' });
    const closed = page.locator('[data-announced="status"]').filter({ hasText: 'kan inte öppnas' });
    await openAs(customers.maja, '/registerutdrag');
    await expect(page.getByRole('heading', { level: 1, name: 'Registerutdrag' })).toBeVisible();
    for (const { system, path, item, call } of gated) {
      await sandbox.setSystems({ [system]: false });
      await page.goto(path);
      await expect(page, path).toHaveURL('/oversikt');
      await expect(home).toBeVisible();
      await sandbox.forgetCalls();
      await page.goto(path);
      await expect(page, path).toHaveURL('/oversikt');
      await expect(home).toBeVisible();
      await expect(closed).toHaveText(closedWords(item));
      await expect(shell.item(item)).toHaveCount(0);
      await pictureOfError(page, 'E02');
      expect((await sandbox.calls()).map((made) => made.path)).not.toContain(call);

      // A customer who opens the overview directly gets no such notice.
      await sandbox.setSystems({ [system]: true });
      await shell.item('Översikt').click();
      await expect(shell.item(item)).toBeVisible();
      await expect(closed).toHaveCount(0);

      // A call of the page that is still on its way would remove the menu link before it is pressed.
      await page.waitForLoadState('networkidle');
      // The system closes while the page is open: its menu link goes, and focus must not be lost.
      await sandbox.setSystems({ [system]: false });
      await shell.item(item).press('Enter');
      await expect(closed).toHaveText(closedWords(item));
      await expect(shell.item(item)).toHaveCount(0);
      await expect(home).toBeFocused();
      await sandbox.setSystems({ [system]: true });
    }
    // Back must not return to any of the four closed pages.
    await page.goBack();
    await expect(page).toHaveURL('/oversikt');
  },
);

test(
  'while payments are off only a VIP customer reaches the checkout, and nobody when the VIP check fails',
  { tag: ['@T04', '@T08'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 500 .*GetVipAccess/u, ...unknownPaymentErrors);
    const checkout = '/krav/betala/123';
    const home = page.getByRole('heading', { level: 1, name: 'Hej Maja' });
    const closed = page.locator('[data-announced="status"]').filter({ hasText: 'kan inte öppnas' });
    await sandbox.setSystems({ payments: false });
    await openAs(customers.maja, checkout);
    // Leaving the checkout loads a new document, which must be complete before the next address is opened.
    await expect(page).toHaveURL('/oversikt');
    await expect(home).toBeVisible();
    await expect(closed).toHaveText(closedWords('Betala'));
    expect((await sandbox.calls()).filter(({ path }) => path === vipPath)).not.toEqual([]);

    await sandbox.setVip(true);
    await page.goto(checkout);
    await expect(page).toHaveURL(checkout);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Betalningen påbörjades inte här' }),
    ).toBeVisible();

    await sandbox.addFault({ path: vipPath, status: 500 });
    await page.goto(checkout);
    await expect(page).toHaveURL('/oversikt');
    await expect(home).toBeVisible();
    await expect(closed).toHaveText(closedWords('Betala'));
  },
);
