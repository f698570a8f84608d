import { ClaimsPage } from './pages/ClaimsPage.ts';
import { Shell } from './pages/Shell.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectNoSidewaysScroll } from './support/axe.ts';
import { customers, expect, test } from './support/test.ts';

const claims = { title: /^Krav – Mina sidor$/u, heading: 'Krav – din skuld just nu' };
/** Longer than any test, so that the state does not change during the check. */
const forEver = 60_000;

test.describe('what only the whole application shows is accessible', { tag: ['@Z17'] }, () => {
  test('the first page of a visit while it is not known who the visitor is', async ({
    page,
    sandbox,
    openAs,
  }) => {
    await sandbox.addFault({ path: '/api/PortalIdentity/GetUser', delayMs: forEver });
    await openAs(customers.elsa, '/oversikt');
    await expect(page.getByText('Hämtar sidan').first()).toBeVisible();
    await expectAccessible(page, {
      title: /Mina sidor/u,
      heading: null,
      shows: () => expect(page.locator('main [aria-busy="true"]')).toHaveCount(1),
    });
  });

  test('the open menu and dialogs', async ({ page, openAs }) => {
    const shell = new Shell(page);
    await openAs(customers.maja, '/krav');
    await shell.english.click();
    const english = page.getByRole('dialog', { name: 'Information in English' });
    await expectAccessible(page, {
      ...claims,
      heading: null,
      shows: () => expect(english).toBeVisible(),
    });
    await page.keyboard.press('Escape');
    await expect(english).toHaveCount(0);

    await shell.openMenu.click();
    await expectAccessible(page, {
      ...claims,
      only: 'narrow',
      shows: () => expect(shell.closeMenu).toBeVisible(),
    });
    await page.keyboard.press('Escape');
    await shell.footer.getByRole('button', { name: 'Om kakor' }).click();
    await expectAccessible(page, {
      ...claims,
      heading: null,
      shows: () => expect(page.getByRole('dialog', { name: 'Om kakor' })).toBeVisible(),
    });
  });
});

test.describe('at 400 % zoom of a window of 1280 by 900 px', () => {
  test.use({ viewport: { width: 320, height: 225 }, deviceScaleFactor: 4 });

  test('no page scrolls sideways, and a dialog can be read and closed', async ({
    page,
    openAs,
  }) => {
    const shell = new Shell(page);
    await openAs(customers.maja, '/krav');
    await expect(new ClaimsPage(page).rows()).toHaveCount(10);
    await expectNoSidewaysScroll(page);
    await shell.footer.getByRole('button', { name: 'Om kakor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Om kakor' });
    await dialog.getByText('Det här sparas i din webbläsare').click();
    await dialog.getByText(/försvinner när du har kommit dit/u).scrollIntoViewIfNeeded();
    await expect(dialog.getByText(/försvinner när du har kommit dit/u)).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Stäng' }).click();
    await expect(dialog).toHaveCount(0);
    await shell.openMenu.click();
    await shell.logOut.scrollIntoViewIfNeeded();
    await expect(shell.logOut).toBeInViewport();
    await expectNoSidewaysScroll(page);
  });
});
