import type { Page } from '@playwright/test';

/** Waits until the page asks for nothing more and its fonts are drawn: for pictures, and for counting calls. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}
