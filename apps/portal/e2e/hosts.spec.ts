import { LoginPage } from './pages/LoginPage.ts';
import { loginPaths } from './support/loginPaths.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'the host decides: BankID is asked about and a login without it offered on test hosts, neither in production or on an unknown host',
  { tag: ['@L21', '@L22', '@L23', '@Q15'] },
  async ({ page, sandbox }) => {
    const calls = recordCalls(page);
    const unnamed = sandbox.urlOn('unnamed.localhost');
    await page.route(`${unnamed}/**`, async (route) => {
      const response = await route.fetch({
        url: route.request().url().replace(unnamed, sandbox.url),
      });
      await route.fulfill({ response });
    });
    const loginHeading = page.getByRole('heading', { name: 'Logga in med BankID' });
    const dummyLogin = page.getByRole('heading', { name: 'Logga in utan BankID' });
    for (const [host, asksBankId, hasDummyLogin] of [
      ['localhost', true, true],
      ['sit.localhost', true, true],
      ['acc.localhost', true, false],
      ['unnamed.localhost', false, false],
      ['prod.localhost', false, false],
    ] as const) {
      const before = countOf(calls, loginPaths.bankIdState);
      await page.goto(`${sandbox.urlOn(host)}/loggain`);
      await expect(loginHeading, host).toBeVisible();
      await expect(dummyLogin, host).toHaveCount(hasDummyLogin ? 1 : 0);
      const fields = page.locator('input:not([type="checkbox"])');
      await expect(fields, host).toHaveCount(hasDummyLogin ? 1 : 0);
      // The sandbox does not serve the unknown host, so no request may be running when the page is left.
      await page.waitForLoadState('networkidle');
      expect(countOf(calls, loginPaths.bankIdState) - before, host).toBe(asksBankId ? 1 : 0);
    }

    await sandbox.setBankIdOnline(false);
    await page.reload();
    const login = new LoginPage(page);
    await login.startQr();
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await page.goto(`${sandbox.urlOn('acc.localhost')}/loggain`);
    await expect(page.getByRole('main').getByText('Underhåll pågår!')).toBeVisible();
    await expect(loginHeading).toHaveCount(0);
  },
);
