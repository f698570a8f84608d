import { LoginPage } from './pages/LoginPage.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

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
