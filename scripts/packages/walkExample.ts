import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../lib/freePort.ts';
import { violations, visitPage } from './pageVisit.ts';

/** Starts the built example site and uses each of its pages. Returns a line for each fault. */
export async function walkExample(folder: string): Promise<string> {
  const { preview } = await import('vite');
  const served = await preview({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'warn',
    preview: { port: await freePort(), strictPort: true, host: '127.0.0.1' },
  });
  const address = served.resolvedUrls?.local[0] ?? '';
  try {
    return [
      ...(await visitPage(address, { colorScheme: 'light', dir: 'ltr' }, walk)),
      ...(await visitPage(address, { colorScheme: 'dark', dir: 'rtl' }, walk)),
    ].join('\n');
  } finally {
    await served.close();
  }
}

/** From signing in to logging out. Each page is looked at by axe. */
async function walk(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const look = async (): Promise<void> => {
    faults.push(...(await violations(page)));
  };
  await signIn(page, look);
  await look();
  await payTwoInvoices(page, look);
  await reportDamage(page, look);
  await reply(page);
  await look();
  await page.getByRole('link', { name: 'Log out' }).click();
  await headingOf(page, 'Sign in').waitFor();
  return faults;
}

type Look = () => Promise<void>;

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  // Who cannot see the page hears its heading.
  await headingOf(page, name).and(page.locator(':focus')).waitFor();
}

async function signIn(page: Page, look: Look): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign in' });
  await button.click();
  await page.getByRole('link', { name: 'Enter your e-mail address.' }).waitFor();
  await look();
  await page.getByLabel('E-mail address').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('quay');
  await button.click();
  await headingOf(page, 'Hello Ada!').waitFor();
  await page.getByText('Pay £120.50 by 30 November 2026').waitFor();
}

async function payTwoInvoices(page: Page, look: Look): Promise<void> {
  await openPage(page, 'Invoices');
  const total = page.getByRole('row').last();
  await total.filter({ hasText: '£195.50' }).waitFor();
  await page.getByRole('checkbox', { name: 'Invoice 70009811' }).press('Space');
  await page.getByRole('checkbox', { name: 'Invoice 70010018' }).press('Space');
  await page.getByRole('button', { name: 'Pay selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay £165.50' });
  await dialog.waitFor();
  await look();
  await dialog.getByRole('button', { name: 'Pay' }).click();
  await page.getByText('You have paid £165.50').waitFor();
  await total.filter({ hasText: '£30.00' }).waitFor();
  await look();
}

async function reportDamage(page: Page, look: Look): Promise<void> {
  await openPage(page, 'Report damage');
  const send = page.getByRole('button', { name: 'Send report' });
  await send.click();
  await page.getByRole('link', { name: 'Choose the car park.' }).waitFor();
  await look();
  await page.getByLabel('Day').fill('2026-11-20');
  await page.getByLabel('Time').fill('14:30');
  await page.getByRole('combobox', { name: 'In which car park?' }).fill('quay');
  await page.getByRole('option', { name: 'North Quay' }).click();
  await page.getByRole('checkbox', { name: 'Rear' }).press('Space');
  await page.getByLabel('What happened?').fill('A post fell on it.');
  await page.getByLabel('Photos and documents').setInputFiles({
    name: 'post.png',
    mimeType: 'image/png',
    buffer: Buffer.from('iVBORw0KGgo=', 'base64'),
  });
  await send.click();
  await page.getByText('Your case has the number 2026-0417.').waitFor();
}

async function reply(page: Page): Promise<void> {
  await openPage(page, 'Messages');
  await page.getByRole('textbox', { name: 'Reply' }).fill('Here it is.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await page.getByRole('article').filter({ hasText: 'Here it is.' }).waitFor();
}
