import type { Page } from '@playwright/test';

import { DummyLogin } from './pages/DummyLogin.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { customers, expect, test } from './support/test.ts';

// On a first visit the document contains only the login. It loads the other pages when they are needed.
test.use({ isFirstVisit: true });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Marks the document, so that a reload is noticed. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('id', 'kept'));
const expectKept = (page: Page) => expect(page.locator('html')).toHaveAttribute('id', 'kept');

async function logIn(page: Page): Promise<void> {
  await new LoginPage(page).consent.check();
  await new DummyLogin(page).logIn(customers.maja.personalNumber);
}

test(
  'links lead a first visitor on, Back leads to the login again, and after the login the messages take its place in the same document',
  { tag: ['@L15', '@N13', '@R01', '@R03', '@R15', '@Z03'] },
  async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/loggain');
    await expect(new LoginPage(page).startButton).toBeVisible();
    await mark(page);
    await page.getByRole('link', { name: 'Logga in och skicka meddelande' }).click();
    await expect(heading(page, 'Välkommen till Mina sidor')).toBeFocused();
    await expect(page).toHaveURL('/loggain');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tillgänglighet' }).click();
    await expect(page).toHaveURL('/tillganglighet');
    await expect(heading(page, /Tillgänglighet/u)).toBeFocused();
    await page.goBack();
    await expect(new LoginPage(page).startButton).toBeVisible();
    await logIn(page);
    await expect(page).toHaveURL('/meddelanden');
    await expect(heading(page, 'Meddelanden')).toBeFocused();
    await expect(page).toHaveTitle('Meddelanden – Mina sidor');
    await expectKept(page);
  },
);

test(
  'a first visitor who logs in in another tab sees the overview in this one, too',
  { tag: ['@R04', '@Z12'] },
  async ({ page, context }) => {
    await new LoginPage(page).open();
    const other = await context.newPage();
    await new LoginPage(other).open();
    await logIn(other);
    await expect(page).toHaveURL('/oversikt');
    await expect(heading(page, /Maja/u)).toBeVisible();
  },
);

test(
  'a link still works when the code of the other pages cannot be fetched',
  { tag: '@Z24' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/u);
    await page.route('**/assets/pages-*.js', (route) => route.abort());
    await new LoginPage(page).open();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tillgänglighet' }).click();
    await expect(page).toHaveURL('/tillganglighet');
    await page.unroute('**/assets/pages-*.js');
    await page.reload();
    await expect(heading(page, /Tillgänglighet/u)).toBeVisible();
  },
);

test(
  'a first visitor logs in without the code of the pages, and comes to the overview once it can be fetched',
  { tag: ['@Z24', '@L15'] },
  async ({ page, sandbox, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/u);
    const code = '**/assets/pages-*.js';
    await page.route(code, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => /pages-/u.test(request.url()));
    const login = new LoginPage(page);
    await login.open();
    await failed;
    await login.startQr();
    await expect(page.getByRole('img', { name: /QR/u })).toBeVisible();
    await page.unroute(code);
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(heading(page, /Maja/u)).toBeVisible();
  },
);

test(
  'a document that cannot fetch the code of the pages reloads once, then says that it has not started',
  { tag: ['@Z24', '@R18'] },
  async ({ page, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 404 .*pages-/u);
    const code = '**/assets/pages-*.js';
    const said = page.getByText('Sidan har inte kunnat starta.');
    const reload = page.getByRole('link', { name: 'Ladda sidan igen' });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });

    /** Which of the documents have asked for the code in vain. */
    const refusedBy: number[] = [];
    const refuseCode = () =>
      page.route(code, (route) => {
        refusedBy.push(documents.length);
        return route.fulfill({ status: 404, body: 'Not found' });
      });

    await test.step('while the portal is closed', async () => {
      await refuseCode();
      await sandbox.setSystems({ portal: false });
      await page.goto('/loggain');
      await expect.poll(() => refusedBy).toContain(2);
      await expect(said).toBeVisible();
      await reload.click();
      await expect.poll(() => refusedBy).toContain(3);
      await expect(said).toBeVisible();
      await page.unroute(code);
      await reload.click();
      await expect(heading(page, 'Underhåll pågår!')).toBeVisible();
      expect(documents).toHaveLength(4);
      await expect(said).toHaveCount(0);
    });
    await test.step('after a login', async () => {
      await sandbox.setSystems({ portal: true });
      await page.evaluate(() => sessionStorage.clear());
      await refuseCode();
      await new LoginPage(page).open();
      await expect(said).toHaveCount(0);
      documents.length = 0;
      refusedBy.length = 0;
      await logIn(page);
      await expect.poll(() => refusedBy).toContain(1);
      await expect(said).toBeVisible();
      await page.unroute(code);
      await reload.click();
      await expect(heading(page, /Maja/u)).toBeVisible();
      expect(documents).toHaveLength(2);
      await expect(said).toHaveCount(0);
    });
  },
);
