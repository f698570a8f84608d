import type { Page } from '@playwright/test';

import { LoginPage } from './pages/LoginPage.ts';
import { loginPaths } from './support/loginPaths.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

const maintenance = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: 'Underhåll pågår!' });
const loginHeading = (page: Page) => page.getByRole('heading', { name: 'Logga in med BankID' });
const dummyLogin = (page: Page) => page.getByText('Logga in utan BankID', { exact: true });

for (const host of ['localhost', 'sit.localhost', 'acc.localhost']) {
  test(
    `at ${host} a visitor can log in while BankID is open, and sees the maintenance text otherwise`,
    { tag: ['@L21', '@L22', '@Q15'] },
    async ({ page, sandbox, expectedErrors }) => {
      expectedErrors.push(/status of 500.*GetBankIDCurrentState/u);
      const calls = recordCalls(page);
      const address = `${sandbox.urlOn(host)}/loggain`;
      await page.goto(address);
      await expect(loginHeading(page)).toBeVisible();
      await expect(maintenance(page)).toHaveCount(0);
      const asked = calls.filter(({ path }) => path === loginPaths.bankIdState);
      expect(asked.map(({ method }) => method)).toEqual(['GET']);

      await sandbox.setBankIdOnline(false);
      await page.goto(address);
      await expect(maintenance(page)).toBeVisible();
      await expect(page.getByText('Just nu kan du inte använda Mina sidor.')).toBeVisible();
      await expect(loginHeading(page)).toHaveCount(0);
      await expect(new LoginPage(page).startButton).toHaveCount(0);

      await sandbox.setBankIdOnline(true);
      await sandbox.addFault({ path: loginPaths.bankIdState, status: 500 });
      await page.goto(address);
      await expect(maintenance(page)).toBeVisible();
      await expect(loginHeading(page)).toHaveCount(0);
    },
  );
}

test(
  'a visitor sees neither login nor maintenance text until the state check has answered',
  { tag: ['@L21'] },
  async ({ page, sandbox }) => {
    await sandbox.addFault({ path: loginPaths.bankIdState, delayMs: 2000 });
    const answered = page.waitForResponse((response) =>
      response.url().endsWith(loginPaths.bankIdState),
    );
    await page.goto('/loggain');
    await expect(page.getByRole('heading', { name: 'Om Mina sidor' })).toBeVisible();
    await expect(loginHeading(page)).toHaveCount(0);
    await expect(maintenance(page)).toHaveCount(0);
    await answered;
    await expect(loginHeading(page)).toBeVisible();
  },
);

test(
  'in production a visitor can always log in, and BankID is never asked about',
  { tag: ['@L21', '@L22', '@Q15'] },
  async ({ page, sandbox }) => {
    const calls = recordCalls(page);
    await sandbox.setBankIdOnline(false);
    await page.goto(`${sandbox.urlOn('prod.localhost')}/loggain`);
    const login = new LoginPage(page);
    await login.startQr();
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await page.getByRole('link', { name: 'Logga ut' }).click();
    await page.getByRole('link', { name: 'Logga in igen' }).click();
    await expect(loginHeading(page)).toBeVisible();
    expect(countOf(calls, loginPaths.bankIdState)).toBe(0);
  },
);

test(
  'an unknown host counts as production',
  { tag: ['@L22', '@L23', '@L21'] },
  async ({ page, sandbox }) => {
    const calls = recordCalls(page);
    const unnamed = sandbox.urlOn('unnamed.localhost');
    await page.route(`${unnamed}/**`, async (route) => {
      const response = await route.fetch({
        url: route.request().url().replace(unnamed, sandbox.url),
      });
      await route.fulfill({ response });
    });
    await sandbox.setBankIdOnline(false);
    await page.goto(`${unnamed}/loggain`);
    await expect(loginHeading(page)).toBeVisible();
    await expect(dummyLogin(page)).toHaveCount(0);
    // The sandbox does not serve this host, so no request may be running when the route ends.
    await page.waitForLoadState('networkidle');
    expect(countOf(calls, loginPaths.bankIdState)).toBe(0);
  },
);

for (const { host, hasDummyLogin } of [
  { host: 'localhost', hasDummyLogin: true },
  { host: 'sit.localhost', hasDummyLogin: true },
  { host: 'acc.localhost', hasDummyLogin: false },
  { host: 'prod.localhost', hasDummyLogin: false },
]) {
  test(
    `at ${host} there is ${hasDummyLogin ? 'a' : 'no'} login without BankID`,
    { tag: ['@L23', '@L22'] },
    async ({ page, sandbox }) => {
      await page.goto(`${sandbox.urlOn(host)}/loggain`);
      await expect(loginHeading(page)).toBeVisible();
      if (!hasDummyLogin) {
        await expect(dummyLogin(page)).toHaveCount(0);
        await expect(page.locator('input:not([type="checkbox"])')).toHaveCount(0);
        return;
      }
      const calls = recordCalls(page);
      await new LoginPage(page).consent.check();
      await dummyLogin(page).first().click();
      await page.getByRole('textbox', { name: 'Personnummer' }).fill('870412-9843');
      await page.getByRole('button', { name: 'Logga in utan BankID' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
      expect(calls[0]).toMatchObject({
        method: 'POST',
        path: loginPaths.dummy,
        body: { personalNumber: '198704129843' },
      });
    },
  );
}

test(
  'a tester is told when the personal number cannot be right, and can type no more than twelve digits',
  { tag: ['@V11', '@Q07'] },
  async ({ page }) => {
    await page.goto('/loggain');
    await new LoginPage(page).consent.check();
    await dummyLogin(page).first().click();
    const calls = recordCalls(page);
    const field = page.getByRole('textbox', { name: 'Personnummer' });
    const submit = page.getByRole('button', { name: 'Logga in utan BankID' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await field.pressSequentially('19a870412x98431234');
    await expect(field).toHaveValue('198704129843');

    for (const wrong of ['198704129844', '198702309843', '19870412', '']) {
      await field.fill(wrong);
      await submit.click();
      await expect(field).toHaveAccessibleDescription(/Kontrollera personnummer och försök igen/u);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    expect(calls).toEqual([]);

    await field.fill('19870412-9843');
    await expect(field).toHaveValue('19870412-9843');
    await submit.click();
    await expect(page).toHaveURL('/oversikt');
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: loginPaths.dummy,
      body: { personalNumber: '198704129843' },
    });
  },
);
