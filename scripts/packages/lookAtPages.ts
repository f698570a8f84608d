import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../lib/chromiumLaunch.ts';
import { serveFolder } from '../lib/serveFolder.ts';

/** Opens the pages of a built consumer, uses them and runs axe; answers a line for each fault. */
export async function lookAtPages(folder: string, pages: readonly string[]): Promise<string> {
  const served = await serveFolder(folder);
  const browser = await chromium.launch(chromiumLaunch());
  const faults: string[] = [];
  try {
    for (const name of pages) {
      const page = await (
        await browser.newContext({ locale: 'sv-SE', reducedMotion: 'reduce' })
      ).newPage();
      page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${name}: ${message.text()}`);
      });
      await page.goto(`${served.address}/${name}`);
      faults.push(...(await operatePage(page)).map((fault) => `${name}: ${fault}`));
    }
  } finally {
    await browser.close();
    served.close();
  }
  return faults.join('\n');
}

/** What the page shows must answer, also after it was taken over from the server. */
async function operatePage(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1, name: 'Dina krav' }).waitFor();
  const faults = await violations(page);
  await page.getByRole('button', { name: /Belopp/ }).click();
  await page
    .getByRole('columnheader', { name: /Belopp/ })
    .and(page.locator('[aria-sort]'))
    .waitFor();
  await page.getByRole('button', { name: 'Skriv till oss' }).click();
  await page
    .getByRole('dialog', { name: 'Skriv till oss' })
    .getByLabel('Ditt meddelande')
    .fill('Hej');
  faults.push(...(await violations(page)));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const brand = await page.evaluate<unknown>(
    "getComputedStyle(document.documentElement).getPropertyValue('--ms-color-brand')",
  );
  if (brand === '') faults.push('the theme has not reached the page');
  return faults;
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
