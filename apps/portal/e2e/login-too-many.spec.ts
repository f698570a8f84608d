import { LoginPage } from './pages/LoginPage.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'a customer who cannot log in because too many try is told to wait, and can start again',
  { tag: ['@E20', '@L19'] },
  async ({ page, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 429/u);
    const login = new LoginPage(page);
    await login.open();
    await sandbox.addFault({
      path: '/api/BankIdLogin/StartLogin/qr',
      status: 429,
      headers: { 'Retry-After': '30' },
      times: 1,
    });
    await login.consent.check();
    await login.startButton.click();
    await expect(page.getByRole('alert')).toContainText(
      'Just nu är det för många som försöker logga in härifrån. Vänta en minut och försök igen.',
    );
    await login.startButton.click();
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
  },
);
