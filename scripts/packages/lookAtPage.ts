import type { Page } from '@playwright/test';
import { serveFolder } from '../lib/serveFolder.ts';
import { violations, visitPage } from './pageVisit.ts';

/** Uses the page that a server has drawn, once the browser has taken it over. Returns a line for each fault. */
export async function lookAtPage(folder: string): Promise<string> {
  const served = await serveFolder(folder);
  try {
    const visit = { colorScheme: 'light', dir: 'ltr' } as const;
    const faults = await visitPage(`${served.address}/index.html`, visit, sendForm);
    return faults.join('\n');
  } finally {
    served.close();
  }
}

/** Sends the form with a mistake, then without it. Each field must give its value under its name. */
async function sendForm(page: Page): Promise<string[]> {
  const send = page.getByRole('button', { name: 'Book' });
  await send.click();
  await page.getByRole('link', { name: 'Enter your name.' }).waitFor();
  const faults = [...(await violations(page)), ...(await chooseCountry(page))];
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
