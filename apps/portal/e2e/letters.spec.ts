import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { DocumentsPage } from './pages/DocumentsPage.ts';
import { customers, expect, test } from './support/test.ts';
import { wholeBrowser } from './support/wholeBrowser.ts';

test.use(wholeBrowser);

const { maja } = customers;
const filePath = '/Communication/GetInsuranceDocument';
const name = 'Inkassokrav 2026-11-16.pdf';
const letterAddress = /\/Communication\/GetInsuranceDocument\?index=\d+$/u;

/** Opens the newest letter in a new tab. */
async function openLetter(page: Page): Promise<Page> {
  const { demands } = new DocumentsPage(page);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    demands.file('Inkassokrav').first().click(),
  ]);
  await tab.waitForURL(letterAddress);
  return tab;
}

/** Presses the save button of the browser's PDF viewer. */
async function save(tab: Page): Promise<{ readonly name: string; readonly content: Buffer }> {
  const viewer = () => tab.frames().find((frame) => frame.url().startsWith('chrome-extension:'));
  await expect.poll(() => viewer()?.url()).toBeDefined();
  const button = viewer()?.locator('#save').first();
  const [download] = await Promise.all([tab.waitForEvent('download'), button?.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test(
  'Z38: a letter is saved under the name that the server gives it, also after the portal has been reloaded, left and closed',
  { tag: ['@Z38', '@Z11'] },
  async ({ page, openAs }) => {
    await openAs(maja, '/dokument');
    const tab = await openLetter(page);
    const sent = await (await page.request.get(tab.url())).body();
    const expected = { name, content: sent };
    expect(sent.toString('latin1')).toMatch(/^%PDF-1\.7/u);

    await page.reload();
    await page.goto('about:blank');
    await page.close();
    expect(await save(tab)).toEqual(expected);
    await tab.reload();
    expect(await save(tab)).toEqual(expected);
  },
);

test(
  'Z38: a session that has to be renewed is renewed before the letter opens; without one a reload leads to the login',
  { tag: ['@Z38'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 401/u);
    await openAs(maja, '/dokument');
    await expect(new DocumentsPage(page).demands.rows.first()).toBeVisible();
    await sandbox.expireSession(maja.personalNumber, 'access');
    const tab = await openLetter(page);

    await page.goto('about:blank');
    await sandbox.expireSession(maja.personalNumber, 'all');
    await tab.reload();
    await expect(tab).toHaveURL('/loggain');
  },
);

test(
  'Z38: a letter that is missing or cannot be reached opens no tab, and the page says why',
  { tag: ['@Z38', '@Z11', '@K14'] },
  async ({ page, sandbox, openAs, expectedErrors, announcements }) => {
    expectedErrors.push(/status of 404/u, /net::ERR_/u);
    const failure = 'Filen kunde inte hämtas. Försök igen.';
    const { demands } = new DocumentsPage(page);
    await openAs(maja, '/dokument');
    const letter = demands.file('Inkassokrav').first();
    await sandbox.addFault({ path: filePath, status: 404 });
    const [missing] = await Promise.all([page.waitForEvent('popup'), letter.click()]);
    await expect(letter).toHaveAccessibleDescription(failure);
    await expect.poll(() => missing.isClosed()).toBe(true);
    await sandbox.clearFaults();
    await expect.poll(announcements).toContain(failure);
    await expect(letter).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'Dokument' })).toBeVisible();
    await page.context().setOffline(true);
    const [tab] = await Promise.all([page.waitForEvent('popup'), letter.click()]);
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(letter).toHaveAccessibleDescription(failure);
    await page.context().setOffline(false);
    await openLetter(page);
    await expect(letter).not.toHaveAccessibleDescription(failure);
  },
);

test(
  'Z38: if the browser opens no tab, the letter opens in this one, and Back leads to the documents',
  { tag: ['@Z38'] },
  async ({ page, openAs }) => {
    await page.addInitScript(() => {
      globalThis.open = () => null;
    });
    const { demands } = new DocumentsPage(page);
    await openAs(maja, '/dokument');
    await demands.file('Inkassokrav').first().click();
    await page.waitForURL(letterAddress);
    expect((await save(page)).name).toBe(name);
    await page.goBack();
    await expect(demands.file('Inkassokrav').first()).toBeVisible();
  },
);
