import type { Page } from '@playwright/test';

import { Shell } from './pages/Shell.ts';
import { holdCalls } from './support/holdCalls.ts';
import { customers, expect, test } from './support/test.ts';

/** The code of dialogs and explanations, which loads when the customer first uses the page. */
const layersCode = '**/assets/layers-*.js';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Information in English' });
const explanationOf = (page: Page) => page.getByRole('dialog', { name: 'varför skulden ökar' });
const whyOf = (page: Page) =>
  page.getByRole('button', { name: 'Mer information om varför skulden ökar' });

test(
  'the first press opens a dialog and an explanation whose code is still on its way',
  { tag: ['@U03', '@U09'] },
  async ({ page, openAs, announcements }) => {
    const letCodeCome = await holdCalls(page, '/assets/layers-');
    const shell = new Shell(page);
    await openAs(customers.ivar, '/krav');
    await shell.english.click();
    await expect.poll(announcements).toContain('Laddar');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letCodeCome();
    await expect(dialogOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(shell.english).toBeFocused();

    await page.reload();
    await whyOf(page).click();
    await expect(explanationOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(whyOf(page)).toBeFocused();
  },
);

test(
  'without the code the browser’s own dialog shows the same, and the explanation follows its word',
  { tag: ['@U03', '@U09'] },
  async ({ page, openAs, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/u);
    await page.route(layersCode, (route) => route.abort());
    const shell = new Shell(page);
    await openAs(customers.ivar, '/krav');
    const explanation = page.getByText(/Skulden ökar med avgiften varje dag/u);
    await expect(explanation).toBeHidden();
    await whyOf(page).click();
    await expect(explanation).toBeVisible();
    await expect(whyOf(page)).toHaveAttribute('aria-expanded', 'true');
    await whyOf(page).click();
    await expect(explanation).toBeHidden();

    await shell.english.press('Enter');
    await expect(dialogOf(page)).toContainText('Mina sidor is only available in Swedish.');
    await expect(dialogOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(shell.english).toBeFocused();

    await page.unroute(layersCode);
    await page.reload();
    await whyOf(page).click();
    await expect(explanationOf(page)).toContainText('Skulden ökar med avgiften varje dag');
  },
);
