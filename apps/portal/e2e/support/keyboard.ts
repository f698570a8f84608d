import { expect, type Locator, type Page } from '@playwright/test';

const mostStops = 60;

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached by Tab').toBeFocused();
}
