import type { Page } from '@playwright/test';

import { customers, expect, test } from './support/test.ts';

const scrolledTo = (page: Page) => page.evaluate(() => globalThis.scrollY);

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 300 } });

  test(
    'a new page is scrolled to its top after 100 ms, without a jump before, and is read from its heading',
    { tag: ['@R14', '@Z03'] },
    async ({ page, openAs }) => {
      await page.clock.install();
      await openAs(customers.maja, '/krav');
      await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
      const footer = page.getByRole('contentinfo');
      for (const { link, title } of [
        { link: 'Skicka meddelande', title: 'Meddelanden' },
        { link: 'Beställ registerutdrag', title: 'Registerutdrag' },
      ]) {
        const target = footer.getByRole('link', { name: link });
        await target.scrollIntoViewIfNeeded();
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
        await target.click();
        const heading = page.getByRole('heading', { level: 1, name: title });
        await expect(heading).toBeFocused();
        expect(await scrolledTo(page)).toBeGreaterThan(0);
        await page.clock.runFor(99);
        expect(await scrolledTo(page)).toBeGreaterThan(0);
        await page.clock.runFor(1);
        expect(await scrolledTo(page)).toBe(0);
        await page.clock.resume();
      }
    },
  );
});
