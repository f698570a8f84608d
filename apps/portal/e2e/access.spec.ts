import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';
import { unknownPaymentErrors } from './support/unknownPaymentErrors.ts';

const vipPath = '/api/PortalSiteState/GetVipAccess';

const statePath = '/api/PortalSiteState/GetSiteCurrentState';

const gated = [
  {
    system: 'insurance',
    path: '/krav',
    item: 'Krav',
    call: '/api/Insurance/GetReferenceNumberBasePackage',
    failure: 'Vi kan inte visa',
  },
  {
    system: 'documents',
    path: '/dokument',
    item: 'Dokument',
    call: '/api/Communication/Documents',
    failure: 'Något gick fel när vi skulle hämta',
  },
  {
    system: 'communication',
    path: '/meddelanden',
    item: 'Meddelanden',
    call: '/api/Communication/GetConversations',
    failure: 'Något gick fel!',
  },
  {
    system: 'damage',
    path: '/skador',
    item: 'Skador',
    call: '/api/PortalDamage/GetDamages',
    failure: 'Vi kan inte visa dina skador just nu.',
  },
] as const;

/** The overview's notice to a customer who tried to open the page. */
const closedWords = (item: string) =>
  new RegExp(
    `Sidan ${item} kan inte öppnas\\.\\s*Stängt just nu\\. Försök igen om en stund\\.`,
    'u',
  );

test(
  'a page whose system is off redirects to the overview, which says why, and makes no call of it',
  { tag: ['@T03', '@T08', '@C01', '@N09', '@N11', '@Z03'] },
  async ({ page, sandbox, openAs }) => {
    const shell = new Shell(page);
    const home = page.getByRole('heading', { level: 1, name: 'Hej Maja' });
    const closed = page.getByRole('status').filter({ hasText: 'kan inte öppnas' });
    await openAs(customers.maja, '/registerutdrag');
    await expect(page.getByRole('heading', { level: 1, name: 'Registerutdrag' })).toBeVisible();
    for (const { system, path, item, call } of gated) {
      await sandbox.setSystems({ [system]: false });
      await sandbox.forgetCalls();
      await page.goto(path);
      await expect(page, path).toHaveURL('/oversikt');
      await expect(home).toBeVisible();
      await expect(closed).toHaveText(closedWords(item));
      await expect(shell.item(item)).toHaveCount(0);
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
  'a system that answers 503 disappears at once for a minute; a system that only fails stays',
  { tag: ['@E02'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 503/u);
    await page.clock.install();
    const shell = new Shell(page);
    const home = page.getByRole('heading', { level: 1, name: 'Hej Maja' });
    await openAs(customers.maja, '/oversikt');
    await expect(home).toBeVisible();
    for (const { system, path, item, call, failure } of gated) {
      for (const headers of [{}, { 'service-unavailable': 'coffee' }]) {
        await sandbox.addFault({ path: call, status: 503, headers });
        await shell.item(item).click();
        await expect(page.getByRole('alert'), path).toContainText(failure);
        await expect(page).toHaveURL(path);
        await expect(shell.item(item)).toBeVisible();
        await sandbox.clearFaults();
        await shell.item('Översikt').click();
        await expect(home).toBeVisible();
      }
      await sandbox.addFault({
        path: call,
        status: 503,
        headers: { 'service-unavailable': system },
      });
      await shell.item(item).click();
      await expect(shell.item(item)).toHaveCount(0);
      await expect(page).toHaveURL('/oversikt');
      await expect(home).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'Sidan' })).toHaveText(
        closedWords(item),
      );
    }

    // The server now says again that all systems are online.
    await sandbox.clearFaults();
    const askedAnew = async () => {
      const answered = page.waitForResponse((response) => response.url().endsWith(statePath));
      await shell.item('Översikt').click();
      await (await answered).finished();
    };
    await page.clock.runFor(1000);
    await askedAnew();
    await expect(shell.navigation.getByRole('link')).toHaveCount(1);
    await page.clock.fastForward(60_000);
    await askedAnew();
    await expect(shell.navigation.getByRole('link')).toHaveCount(5);
  },
);

test(
  'while payments are off only a VIP customer reaches the checkout, and nobody when the VIP check fails',
  { tag: ['@T04', '@T08'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 500 .*GetVipAccess/u, ...unknownPaymentErrors);
    const checkout = '/krav/betala/123';
    const home = page.getByRole('heading', { level: 1, name: 'Hej Maja' });
    const closed = page.getByRole('status').filter({ hasText: 'kan inte öppnas' });
    await sandbox.setSystems({ payments: false });
    await openAs(customers.maja, checkout);
    // Leaving the checkout loads a new document, which must be complete before the next address is opened.
    await expect(page).toHaveURL('/oversikt');
    await expect(home).toBeVisible();
    await expect(closed).toHaveText(closedWords('Betala'));
    expect((await sandbox.calls()).filter(({ path }) => path === vipPath)).not.toEqual([]);

    await sandbox.setVip(true);
    await page.goto(checkout);
    await expect(page).toHaveTitle(/^Betala/u);
    await expect(page).toHaveURL(checkout);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await sandbox.addFault({ path: vipPath, status: 500 });
    await page.goto(checkout);
    await expect(page).toHaveURL('/oversikt');
    await expect(home).toBeVisible();
    await expect(closed).toHaveText(closedWords('Betala'));
  },
);
