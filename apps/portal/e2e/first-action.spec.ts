import type { Locator } from '@playwright/test';

import { LoginPage } from './pages/LoginPage.ts';
import { customers, expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test(
  'on a phone the first action of each page is in view without scrolling, and a tab that is pressed has no ring of the keyboard',
  { tag: ['@Z93'] },
  async ({ page, openAs }) => {
    const expectInView = async (action: Locator, where: string) => {
      await expect(action, where).toBeVisible();
      const box = await action.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), where).toBeLessThanOrEqual(844);
    };
    const login = new LoginPage(page);
    await login.open();
    await expectInView(login.startButton, 'login');
    const main = page.getByRole('main');
    await openAs(customers.maja, '/oversikt');
    await expectInView(main.getByRole('link', { name: /^Betala månadens belopp/u }), 'overview');
    await openAs(customers.maja, '/krav');
    await expectInView(main.getByRole('button', { name: /^Betala .* med Swish$/u }), 'claims');
    const closed = main.getByRole('tab', { name: /^Avslutade/u });
    await closed.click();
    await expect(closed).toBeFocused();
    expect(await closed.evaluate((tab) => tab.matches(':focus-visible'))).toBe(false);
    await openAs(customers.maja, '/krav/47110023918');
    await expectInView(main.getByRole('button', { name: /^Betala .* med Swish$/u }), 'case');
  },
);
