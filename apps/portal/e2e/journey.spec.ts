import { ClaimsPage } from './pages/ClaimsPage.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';

test(
  'a customer logs in with BankID, sees what she owes, sorts her cases, reads one and logs out',
  { tag: ['@R03', '@R06', '@R07', '@R10', '@L15', '@O07', '@C03', '@C11', '@D08', '@R05'] },
  async ({ page, sandbox }) => {
    const login = new LoginPage(page);
    const claims = new ClaimsPage(page);

    await page.goto('/');
    await expect(page).toHaveURL('/loggain');
    await login.startQr();
    await sandbox.phone('sign');
    await expect(page.getByRole('heading', { name: 'Legitimera dig i appen' })).toBeVisible();
    await sandbox.phone('complete', customers.maja.personalNumber);

    await expect(page).toHaveURL('/oversikt');
    await expect(page).toHaveTitle(/^Översikt/u);
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeFocused();
    await expect(page.getByText(`41${nbsp}317${nbsp}kr`)).toBeVisible();
    await page.getByRole('link', { name: /Visa krav och betala/u }).click();

    await expect(page).toHaveURL('/krav');
    await expect(page).toHaveTitle(/^Krav/u);
    await expect(page.getByRole('main')).toContainText(`41${nbsp}317${nbsp}kr`);
    await expect(claims.tab('Aktiva (12)')).toHaveAttribute('aria-selected', 'true');
    await claims.sortButton('Belopp').click();
    await expect(claims.rows().first()).toContainText('47110016952');
    await claims.caseLink('47110023918').click();

    await expect(page).toHaveURL('/krav/47110023918');
    await expect(page).toHaveTitle(/^Ärendedetaljer: 47110023918/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Referensnummer 47110023918',
    );
    await expect(page.getByRole('definition').filter({ hasText: 'Inkasso' })).toBeVisible();
    await expect(
      page.getByRole('definition').filter({ hasText: `4${nbsp}350${nbsp}kr` }),
    ).toBeVisible();

    await page.getByRole('link', { name: 'Logga ut' }).click();
    await expect(page).toHaveURL('/loggaut');
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeFocused();
    await expect(page.getByText('Maja Lindqvist')).toHaveCount(0);
    await page.getByRole('link', { name: 'Logga in igen' }).click();
    await expect(login.startButton).toBeVisible();
  },
);
