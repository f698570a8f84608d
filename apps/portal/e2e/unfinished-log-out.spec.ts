import { DummyLogin } from './pages/DummyLogin.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { loginPaths } from './support/loginPaths.ts';
import { recordTextFromLoad } from './support/shownText.ts';
import { customers, expect, test } from './support/test.ts';

const majasDebt = '41\u00A0317\u00A0kr';
const loggedOut = { level: 1, name: 'Du är utloggad' } as const;

test(
  'a log-out that did not reach the server is finished by the next tab, which shows no customer data',
  { tag: ['@L25', '@B06', '@Z12'] },
  async ({ page, context, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u);
    await openAs(customers.maja, '/krav');
    await expect(page.getByRole('main')).toContainText(majasDebt);
    const other = await context.newPage();
    await other.goto(`${sandbox.url}/oversikt`);
    await expect(other.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await sandbox.addFault({ path: loginPaths.logout, abort: true });
    await page.getByRole('link', { name: 'Logga ut' }).click();
    await expect(page.locator('[data-announced="alert"]')).toContainText(
      'Vi kunde inte nå servern',
    );
    await expect(page.getByText('Maja Lindqvist')).toHaveCount(0);
    await expect(other.locator('[data-announced="alert"]')).toContainText(
      'Vi kunde inte nå servern',
    );

    const shown = await recordTextFromLoad(other);
    await other.reload();
    await expect(other.getByRole('heading', loggedOut)).toBeVisible();
    await expect(other.locator('[data-announced="alert"]')).toContainText(
      'Vi kunde inte nå servern',
    );
    expect(await shown()).not.toMatch(/Maja|47110023918/u);
    await other.close();

    await sandbox.clearFaults();
    const next = await context.newPage();
    const shownThere = await recordTextFromLoad(next);
    await next.goto(`${sandbox.url}/krav`);
    await expect(next.getByRole('heading', loggedOut)).toBeVisible();
    await expect(page.locator('[data-announced="alert"]')).toHaveCount(0);
    await expect(next.locator('[data-announced="alert"]')).toHaveCount(0);
    expect(await shownThere()).not.toMatch(/Maja|47110023918/u);
    await page.goto('/krav');
    await expect(page).toHaveURL('/loggain');

    await new LoginPage(page).consent.check();
    await new DummyLogin(page).logIn(customers.maja.personalNumber);
    await expect(page.getByRole('main')).toContainText(majasDebt);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(majasDebt);
  },
);
