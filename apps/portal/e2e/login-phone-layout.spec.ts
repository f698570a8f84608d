import type { Locator, Page } from '@playwright/test';

import { Shell } from './pages/Shell.ts';
import { expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const androidPhone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const boxOf = async (found: Locator) => {
  const box = await found.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return { ...box, bottom: box.y + box.height };
};
/** The number of lines that a text takes. */
const linesOf = (found: Locator) =>
  found.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size;
  });
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Välkommen/u });

test.describe('on a phone', () => {
  test.use({ userAgent: androidPhone, isFirstVisit: true });

  test(
    'login-mobile: the first visit has the notice beside its button, and the title on one line, at 390 and at 320 px',
    { tag: ['@N17', '@L08', '@Z16'] },
    async ({ page }) => {
      for (const [width, height] of [
        [390, 844],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto('/loggain');
        const otherDevice = page.getByRole('button', { name: 'BankID på annan enhet' });
        await expect(otherDevice).toBeVisible();
        const banner = page.getByRole('region', { name: 'Information om kakor' });
        const close = banner.getByRole('button', { name: 'Stäng information om kakor' });
        await expect(close).toHaveText(/^Stäng/u);
        const words = await boxOf(banner.getByText('Vi använder bara kakor som behövs.'));
        const button = await boxOf(close);
        expect(button.x).toBeGreaterThanOrEqual(words.x + words.width);
        expect((await boxOf(banner)).height).toBeLessThan(width === 390 ? 72 : 96);
        expect(await linesOf(welcome(page))).toBe(1);
        await expect(new Shell(page).english).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('checkbox')).toBeInViewport();
        if (width === 390) expect((await boxOf(otherDevice)).bottom).toBeLessThan(620);
        await expectNoSidewaysScroll(page);
      }
    },
  );
});
