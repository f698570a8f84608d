import { Shell } from './pages/Shell.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { settled } from './support/settled.ts';
import { customers, expect, test } from './support/test.ts';
import { unknownPaymentErrors } from './support/unknownPaymentErrors.ts';

const vipPath = '/api/PortalSiteState/GetVipAccess';

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
    await sandbox.setSystems({ insurance: false });
    await page.goto('/krav');
    await expect(page).toHaveURL('/oversikt');
    await expect(home).toBeVisible();
    await sandbox.forgetCalls();
    await page.goto('/krav');
    await expect(page).toHaveURL('/oversikt');
    await expect(home).toBeVisible();
    await expect(closed).toHaveText(closedWords('Krav'));
    await expect(shell.item('Krav')).toHaveCount(0);
    await pictureOfError(page, 'E02');
    expect((await sandbox.calls()).map(({ path }) => path)).not.toContain(
      '/api/Insurance/GetReferenceNumberBasePackage',
    );

    // A customer who opens the overview directly gets no such notice.
    await sandbox.setSystems({ insurance: true });
    await shell.item('Översikt').click();
    await expect(shell.item('Krav')).toBeVisible();
    await expect(closed).toHaveCount(0);

    // A call of the page that is still on its way would remove the menu link before it is pressed.
    await settled(page);
    // The system closes while the page is open: its menu link goes, and focus must not be lost.
    await sandbox.setSystems({ insurance: false });
    await shell.item('Krav').press('Enter');
    await expect(closed).toHaveText(closedWords('Krav'));
    await expect(shell.item('Krav')).toHaveCount(0);
    await expect(home).toBeFocused();
    await sandbox.setSystems({ insurance: true });
    // Back must not return to the closed page.
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
