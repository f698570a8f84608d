import { expect, type Page, test } from '@playwright/test';

import { openStory, readEntries, sizeWindow } from './previewPage.ts';

const asUsual = { colorScheme: 'light', forcedColors: 'none' } as const;

/** In this order, so that a story is shown once and then switched in place. */
const looks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  light: (page) => page.emulateMedia(asUsual),
  dark: (page) => page.emulateMedia({ ...asUsual, colorScheme: 'dark' }),
  'forced colours': (page) => page.emulateMedia({ ...asUsual, forcedColors: 'active' }),
  '320 px': async (page) => {
    await page.emulateMedia(asUsual);
    await sizeWindow(page, 'smallest');
  },
};

for (const { id, title, name } of await readEntries('story')) {
  test(`${title} / ${name}`, async ({ page }) => {
    // A clock or a calendar is no change.
    await page.clock.setFixedTime(new Date('2026-11-20T10:42:00+01:00'));
    await openStory(page, id);
    for (const [look, show] of Object.entries(looks)) {
      await show(page);
      await expect.soft(page, look).toHaveScreenshot([id, `${look}.png`], { fullPage: true });
    }
  });
}
