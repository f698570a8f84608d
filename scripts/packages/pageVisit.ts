import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../lib/chromiumLaunch.ts';

/** How a page is visited. */
export type Visit = { readonly colorScheme: 'light' | 'dark'; readonly dir: 'ltr' | 'rtl' };

/** Opens a page in a new browser and walks it. Returns a line for each fault, also for each message in the console. */
export async function visitPage(
  address: string,
  { colorScheme, dir }: Visit,
  walk: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const browser = await chromium.launch(chromiumLaunch());
  const faults: string[] = [];
  try {
    const context = { locale: 'en-GB', reducedMotion: 'reduce', colorScheme } as const;
    const page = await (await browser.newContext(context)).newPage();
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(address);
    await page.evaluate(`document.documentElement.dir = '${dir}'`);
    faults.push(...(await walk(page)));
  } finally {
    await browser.close();
  }
  return faults.map((fault) => `${address}, ${colorScheme}, ${dir}: ${fault}`);
}

/** What axe finds on a page as it is now. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
