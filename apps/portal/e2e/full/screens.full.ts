import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

import { settled } from '../support/settled.ts';
import { expect, customers, test } from '../support/test.ts';

const folder = fileURLToPath(new URL('../../../../reports/screens/', import.meta.url));
const widths = [1280, 390] as const;
const visitorPages = ['loggain', 'loggaut', 'finns-inte'] as const;
const customerPages = [
  'oversikt',
  'krav',
  'dokument',
  'meddelanden',
  'skador',
  'registerutdrag',
] as const;

async function takePicture(page: Page, who: string, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  const path = `${folder}${who}/${name}-${String(page.viewportSize()?.width)}.png`;
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
}

for (const width of widths) {
  test.describe(`${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('pictures of what a visitor sees', async ({ page, sandbox }) => {
      for (const name of visitorPages) {
        await page.goto(`/${name}`);
        await takePicture(page, 'visitor', name);
      }
      await sandbox.setSystems({ portal: false });
      await page.goto('/loggain');
      await takePicture(page, 'visitor', 'maintenance');
    });

    for (const [who, customer] of Object.entries(customers)) {
      test(`pictures of every page of ${who}`, async ({ openAs, page }) => {
        for (const name of customerPages) {
          await openAs(customer, `/${name}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // A page that the customer may not see leads to the overview.
          if (!page.url().endsWith(name)) continue;
          await takePicture(page, who, name);
        }
        await openAs(customer, '/krav');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const firstCase = page.getByRole('tabpanel').getByRole('rowheader').getByRole('link');
        if ((await firstCase.count()) === 0) return;
        await firstCase.first().click();
        await page.waitForURL(/\/krav\/[^/]+$/u);
        await takePicture(page, who, 'krav-arende');
      });
    }
  });
}
