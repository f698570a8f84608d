import type { Locator } from '@playwright/test';

import { LoginPage } from './pages/LoginPage.ts';
import { loginPaths } from './support/loginPaths.ts';
import { customers, expect, test } from './support/test.ts';

for (const width of [1280, 390]) {
  test(
    `the login area keeps its height of at least 400 pixels in every step at ${String(width)} px`,
    { tag: '@L20' },
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 900 });
      const login = new LoginPage(page);
      await login.open();
      const expectTallEnough = async (heading: string) => {
        const found = page.getByRole('heading', { level: 2, name: heading });
        await expect(found).toBeVisible();
        expect(await heightOfCard(found), heading).toBeGreaterThanOrEqual(400);
      };
      await expectTallEnough('Logga in med BankID');
      await login.startQr();
      await expectTallEnough('Läs av QR-koden');
      await sandbox.phone('sign');
      await expectTallEnough('Legitimera dig i appen');
      await sandbox.phone('cancel');
      await expect(page.getByRole('alert')).toContainText('Åtgärden avbruten.');
      await expectTallEnough('Logga in med BankID');
      await login.startQr();
      await sandbox.addFault({ path: loginPaths.finalize, delayMs: 1000 });
      await sandbox.phone('complete', customers.maja.personalNumber);
      await expectTallEnough('Du är legitimerad');
    },
  );
}

/** The height of the raised card around the heading. */
function heightOfCard(heading: Locator): Promise<number> {
  return heading.evaluate((element) => {
    let card: Element | null = element;
    while (card !== null && getComputedStyle(card).boxShadow === 'none') card = card.parentElement;
    return card?.getBoundingClientRect().height ?? 0;
  });
}
