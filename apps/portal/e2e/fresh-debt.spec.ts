import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';

const { personalNumber } = customers.maja;

test(
  'Z26, Z14: debt and notices of overview and claims are refreshed when the browser is online again',
  { tag: ['@Z26', '@Z14'] },
  async ({ page, context, openAs, sandbox, expectedErrors }) => {
    expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/u);
    const main = page.getByRole('main');
    const offlineWhile = async (balance: string, amountToPay: string) => {
      await context.setOffline(true);
      await expect(page.getByText('Du är inte uppkopplad').first()).toBeVisible();
      await sandbox.changeCustomer(personalNumber, {
        user: { balance, paymentPlanWillBeClosed: true },
        cases: { '47110023918': { amountToPay } },
      });
      await context.setOffline(false);
    };
    await openAs(customers.maja, '/oversikt');
    await expect(main.getByText('41 317 kr')).toBeVisible();
    await offlineWhile('36 967', '0');
    await expect(main.getByText('36 967 kr')).toBeVisible();
    await expect(main.getByText(/avbetalningsplan kan avslutas/u)).toBeVisible();

    await new Shell(page).item('Krav').click();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await expect(main.getByText('36 967 kr').first()).toBeVisible();
    await offlineWhile('37 967', '1 000');
    await expect(main.getByText('37 967 kr').first()).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('1 000 kr')).toBeVisible();
    await expect(main.getByText('Beloppen går inte ihop')).toHaveCount(0);
  },
);
