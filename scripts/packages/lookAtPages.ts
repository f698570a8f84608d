import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../lib/chromiumLaunch.ts';
import { serveFolder } from '../lib/serveFolder.ts';

/** The server's page is the same once the browser has taken it over, so axe looks at the other alone. */
const visits = [
  { file: 'index.html', colorScheme: 'light', dir: 'ltr', look: violations },
  { file: 'index.html', colorScheme: 'dark', dir: 'rtl', look: violations },
  { file: 'server.html', colorScheme: 'light', dir: 'ltr', look: async () => [] },
] as const;

type Look = (page: Page) => Promise<readonly string[]>;

/** Opens and uses the pages of a built consumer, and runs axe. Returns a line for each fault. */
export async function lookAtPages(folder: string): Promise<string> {
  const served = await serveFolder(folder);
  const browser = await chromium.launch(chromiumLaunch());
  const faults: string[] = [];
  try {
    for (const { file, colorScheme, dir, look } of visits) {
      const name = `${file}, ${colorScheme}, ${dir}`;
      const context = { locale: 'en-GB', reducedMotion: 'reduce', colorScheme } as const;
      const page = await (await browser.newContext(context)).newPage();
      page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${name}: ${message.text()}`);
      });
      await page.goto(`${served.address}/${file}`);
      await page.evaluate(`document.documentElement.dir = '${dir}'`);
      faults.push(...(await operatePage(page, look)).map((fault) => `${name}: ${fault}`));
    }
  } finally {
    await browser.close();
    served.close();
  }
  return faults.join('\n');
}

/** The page must work, also after hydration. */
async function operatePage(page: Page, look: Look): Promise<string[]> {
  await page.getByRole('heading', { level: 1, name: 'Your claims' }).waitFor();
  const faults = [...(await look(page))];
  await page.getByRole('button', { name: /Amount/ }).click();
  await page
    .getByRole('columnheader', { name: /Amount/ })
    .and(page.locator('[aria-sort]'))
    .waitFor();
  await selectClaims(page);
  await page.getByRole('button', { name: 'Write to us' }).click();
  await page.getByRole('dialog', { name: 'Write to us' }).getByLabel('Your message').fill('Hello');
  faults.push(...(await look(page)));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const brand = await page.evaluate<unknown>(
    "getComputedStyle(document.documentElement).getPropertyValue('--ms-color-brand')",
  );
  if (!/^#(?:7a2748|8a3557)$/iu.test(String(brand)))
    faults.push('the own brand has not reached the page');
  return [...faults, ...(await sendForm(page, look))];
}

/** Selects all rows and opens one. The total stays below them. */
async function selectClaims(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await page.getByText('2 selected', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Details case 4711 0023 918' }).press('Enter');
  await page.getByText('With a reminder fee of 60 kr.').waitFor();
  await page
    .getByRole('row')
    .last()
    .filter({ hasText: /^Total1\s550,50/u })
    .waitFor();
}

/** Sends the form with a mistake, then without it. Each field must give its value under its name. */
async function sendForm(page: Page, look: Look): Promise<string[]> {
  const send = page.getByRole('button', { name: 'Book' });
  await send.click();
  await page.getByRole('link', { name: 'Enter your name.' }).waitFor();
  const faults = [...(await look(page)), ...(await chooseCountry(page))];
  await page.getByLabel('Name').fill('Maja');
  await page.getByLabel('From').fill('2026-12-01');
  await send.click();
  const sent = page.getByTestId('sent');
  await sent.filter({ hasText: 'name=Maja' }).waitFor();
  const expected =
    'persons=2 wishes= where=parking country=ie extras=charging first=parking news=on born=2026-11-30 time=14:30 needs=charging page=nord from=2026-12-01';
  const words = (await sent.textContent()) ?? '';
  if (!words.includes(expected)) faults.push(`the form has sent: ${words}`);
  return faults;
}

/** Lets the testers of the package, under which consumers test, choose from a long list. */
async function chooseCountry(page: Page): Promise<string[]> {
  const read = JSON.stringify(await page.evaluate<unknown>('chooseCountry()'));
  const expected = '[["Iceland","Ireland"],"Ireland",[]]';
  return read === expected ? [] : [`the tester of the combobox has read: ${read}`];
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
