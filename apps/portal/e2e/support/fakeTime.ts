import type { Page } from '@playwright/test';

const start = new Date('2026-11-20T10:42:00+01:00');

/** Gives the test control of the page's timers. Call it before the page is opened. */
export async function takeOverTime(page: Page): Promise<void> {
  await page.clock.install({ time: start });
}

/** Stops time in a few seconds, before anything periodic is due. */
export async function stopTimeHere(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(new Date(now + 5000));
}
