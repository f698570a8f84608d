import type { Page } from '@playwright/test';

import { DummyLogin } from './pages/DummyLogin.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';
import { provider } from './support/thisProvider.ts';

const { maja } = customers;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'Z42: one press of Back leads from the login to where the visitor came from, and after the login too',
  { tag: ['@Z42', '@R15'] },
  async ({ page, sandbox }) => {
    const login = new LoginPage(page);
    // Comes from another page of the site, as from a letter in the same tab.
    for (const address of ['/krav/betala/', '/dokument']) {
      await page.goto('/sandbox');
      await page.goto(address);
      await expect(page, address).toHaveURL('/loggain');
      await expect(login.startButton).toBeVisible();
      await page.goBack();
      await expect(page, address).toHaveURL('/sandbox');
      await page.goForward();
      await expect(page, address).toHaveURL('/loggain');
    }
    await expect(login.startButton).toBeVisible();
    await login.startQr();
    await sandbox.phone('complete', maja.personalNumber);
    await expect(heading(page, 'Dokument')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/sandbox');
  },
);

test(
  'Z42: a visitor who follows links to the login gets back to the page that she left, and so does the customer',
  { tag: ['@Z42', '@Z44', '@N13'] },
  async ({ page }) => {
    const login = new LoginPage(page);
    const shell = new Shell(page);
    const write = shell.footer.getByRole('link', { name: 'Logga in och skicka meddelande' });
    await page.goto('/finns-inte');
    await write.click();
    await expect(login.startButton).toBeVisible();
    // A link that redirects back to the login adds no history entry.
    await write.click();
    await page.getByRole('link', { name: `${provider.name}, till inloggningen` }).click();
    await expect(page).toHaveURL('/loggain');
    await page.goBack();
    await expect(heading(page, 'Oj, fel sida!')).toBeVisible();

    await write.click();
    await login.consent.check();
    await new DummyLogin(page).logIn(maja.personalNumber);
    await expect(heading(page, 'Meddelanden')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Oj, fel sida!')).toBeVisible();
    await expect(shell.logOut).toBeVisible();
  },
);

test(
  'Z44: the logo leads to the overview, and Back to the page that was left',
  { tag: ['@Z44'] },
  async ({ page, openAs, sandbox, expectedErrors }) => {
    // The document asks for the data of a page that has closed since the last one.
    expectedErrors.push(/status of 503 .*\/api\/Communication\//u);
    const logo = page.getByRole('link', { name: `${provider.name}, till översikten` });
    const shell = new Shell(page);
    await openAs(maja, '/oversikt');
    await expect(heading(page, 'Hej Maja')).toBeVisible();
    await shell.item('Krav').click();
    await page
      .getByRole('link')
      .filter({ hasText: /^47110023918$/u })
      .click();
    await expect(heading(page, 'Referensnummer 4 7 1 1, 0 0 2 3, 9 1 8')).toBeVisible();
    await logo.click();
    await expect(heading(page, 'Hej Maja')).toBeVisible();
    // The logo on the overview adds no history entry.
    await logo.click();
    await page.goBack();
    await expect(heading(page, 'Referensnummer 4 7 1 1, 0 0 2 3, 9 1 8')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Krav')).toBeVisible();

    // Neither does a link to a page that turns out to be closed.
    await sandbox.setSystems({ documents: false });
    await shell.item('Dokument').click();
    await expect(heading(page, 'Hej Maja')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Krav')).toBeVisible();

    await page.goto('/finns-inte');
    await page.getByRole('link', { name: 'Till översikten', exact: true }).click();
    await expect(heading(page, 'Hej Maja')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Oj, fel sida!')).toBeVisible();
  },
);

test(
  'Z46: an address that no page can have leads to the not-found page, before the login and after it',
  { tag: ['@Z46', '@R11'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    // The server answers malformed addresses with 400.
    expectedErrors.push(/status of 400/u);
    const addresses = ['/krav/%00', '/krav/%09', '/krav/betala/%0A', '/%00', '/\t/finns-inte'].map(
      (path) => sandbox.url + path,
    );
    for (const address of addresses) {
      await page.goto(address);
      await expect(heading(page, 'Oj, fel sida!'), address).toBeVisible();
      await expect(page, address).toHaveTitle('Oj, fel sida! – Mina sidor');
    }
    await openAs(maja, '/oversikt');
    for (const address of addresses.slice(-2)) {
      await page.goto(address);
      await expect(heading(page, 'Oj, fel sida!'), address).toBeVisible();
    }
    await page.goto('/oversikt');
    await expect(heading(page, 'Hej Maja')).toBeVisible();
    await page.evaluate(() => {
      sessionStorage.setItem('rememberedPath', '/\t/evil.example');
    });
    await page.goto('/');
    await expect(heading(page, 'Oj, fel sida!')).toBeVisible();
    await expect(page).toHaveURL('/%09/evil.example');
  },
);
