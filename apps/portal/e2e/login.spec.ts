import type { Locator } from '@playwright/test';

import { LoginPage } from './pages/LoginPage.ts';
import { expectAccessible } from './support/accessible.ts';
import { loginPaths } from './support/loginPaths.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'a customer logs in with BankID, in a login area that keeps its height of at least 400 pixels, wide and narrow',
  { tag: ['@L11', '@L13', '@L15', '@L17', '@L20'] },
  async ({ page, sandbox }) => {
    const login = new LoginPage(page);
    await login.open();
    const expectTallEnough = async (heading: string) => {
      const found = page.getByRole('heading', { level: 2, name: heading });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(found).toBeVisible();
        expect(await heightOfCard(found), heading).toBeGreaterThanOrEqual(400);
      }
    };
    await expectTallEnough('Logga in med BankID');
    await login.startQr();
    await expectTallEnough('Läs av QR-koden');
    await sandbox.phone('sign');
    await expectTallEnough('Legitimera dig i appen');
    await sandbox.phone('cancel');
    await expect(page.locator('[data-announced="alert"]')).toContainText('Åtgärden avbruten.');
    await expectTallEnough('Logga in med BankID');
    await login.startQr();
    await sandbox.addFault({ path: loginPaths.finalize, delayMs: 2000 });
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expectTallEnough('Du är legitimerad');
    await expect(page).toHaveURL('/oversikt');
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeFocused();
  },
);

test(
  'a customer who does not get the code that draws the QR code is told so after one reload, can cancel, and logs in once it comes',
  { tag: ['@Z24'] },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/u);
    const code = '**/assets/QrCodeOfLogin-*.js';
    await page.route(code, (route) => route.abort());
    const login = new LoginPage(page);
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('QrCodeOfLogin'),
    );
    await login.open();
    await failed;
    const reloaded = page.waitForEvent('domcontentloaded');
    await login.consent.check();
    await login.startButton.click();
    await reloaded;
    await login.consent.check();
    await login.startButton.click();
    await expectAccessible(page, {
      title: /^Logga in/u,
      heading: 'Välkommen till Mina sidor',
      shows: () =>
        expect(page.locator('[data-announced="alert"]')).toContainText('QR-koden kan inte visas'),
    });
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await login.consent.check();
    await login.startButton.click();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Ladda om sidan' }).click();
    await login.startQr();
    await expect(page.getByRole('img', { name: 'QR-kod för BankID' })).toBeVisible();
  },
);

/** The height of the raised card around the heading. */
function heightOfCard(heading: Locator): Promise<number> {
  return heading.evaluate((element) => {
    let card: Element | null = element;
    while (card !== null && getComputedStyle(card).boxShadow === 'none') card = card.parentElement;
    return card?.getBoundingClientRect().height ?? 0;
  });
}
