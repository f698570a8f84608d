import { LoginPage } from './pages/LoginPage.ts';
import { loginPaths } from './support/loginPaths.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { expect, test } from './support/test.ts';

test(
  'the host decides: BankID is asked about and a login without it offered on a test host, neither in production',
  { tag: ['@L21', '@L22', '@L23', '@Q15'] },
  async ({ page, sandbox }) => {
    const calls = recordCalls(page);
    const loginHeading = page.getByRole('heading', { name: 'Logga in med BankID' });
    const dummyLogin = page.getByRole('heading', { name: 'Logga in utan BankID' });
    for (const [host, isForTests] of [
      ['localhost', true],
      ['prod.localhost', false],
    ] as const) {
      const before = countOf(calls, loginPaths.bankIdState);
      await page.goto(`${sandbox.urlOn(host)}/loggain`);
      await expect(loginHeading, host).toBeVisible();
      await expect(dummyLogin, host).toHaveCount(isForTests ? 1 : 0);
      const fields = page.locator('input:not([type="checkbox"])');
      await expect(fields, host).toHaveCount(isForTests ? 1 : 0);
      expect(countOf(calls, loginPaths.bankIdState) - before, host).toBe(isForTests ? 1 : 0);
    }

    await sandbox.setBankIdOnline(false);
    await page.reload();
    await new LoginPage(page).startQr();
    await page.goto(`${sandbox.urlOn('acc.localhost')}/loggain`);
    await expect(page.getByRole('main').getByText('Underhåll pågår!')).toBeVisible();
    await expect(loginHeading).toHaveCount(0);
  },
);
