import { OverviewPage } from './pages/OverviewPage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { tabTo } from './support/keyboard.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'a customer makes the whole first journey by keyboard alone and is told where she is after every step',
  { tag: ['@Z03', '@N02', '@Z04'] },
  async ({ page, sandbox, announcements }) => {
    const login = new LoginPage(page);
    const claims = new ClaimsPage(page);
    const heading = (name: string, level: 1 | 2 = 1) => page.getByRole('heading', { level, name });
    const expectSaid = async (words: string) => {
      await expect.poll(announcements).toContain(words);
    };

    await page.goto('/');
    await expect(page).toHaveTitle('Logga in – Mina sidor');
    await expect(login.startButton).toBeVisible();
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Gå till innehåll' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await tabTo(page, login.consent);
    await page.keyboard.press('Space');
    await expect(login.consent).toBeChecked();
    await tabTo(page, login.startButton);
    await page.keyboard.press('Enter');
    await expect(login.qrHeading).toBeFocused();
    await sandbox.phone('sign');
    await expect(heading('Legitimera dig i appen', 2)).toBeFocused();
    await expectSaid('Skriv in din säkerhetskod i BankID-appen och välj Identifiera.');
    await sandbox.phone('complete', customers.maja.personalNumber);

    await expect(heading('Hej Maja')).toBeFocused();
    await expect(page).toHaveTitle('Översikt – Mina sidor');
    await tabTo(page, new OverviewPage(page).card('Krav').getByRole('link'));
    await page.keyboard.press('Enter');

    await expect(heading('Krav')).toBeFocused();
    await expect(page).toHaveTitle('Krav – Mina sidor');
    await expect(claims.tab('Aktiva (12)')).toBeVisible();
    await tabTo(page, claims.tab('Aktiva (12)'));
    await page.keyboard.press('ArrowRight');
    await expect(claims.tab('Avslutade (3)')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(claims.tab('Avslutade (3)')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(claims.tab('Aktiva (12)')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(claims.tab('Aktiva (12)')).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, claims.sortButton('Belopp'));
    await page.keyboard.press('Enter');
    await expect(claims.sortButton('Belopp')).toBeFocused();
    await expect(claims.caseTable.getByRole('columnheader', { name: 'Belopp' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expectSaid('Sorterat efter Belopp, högst först');
    await tabTo(page, claims.caseLink('47110023918'));
    await page.keyboard.press('Enter');

    await expect(heading('Referensnummer 4 7 1 1, 0 0 2 3, 9 1 8')).toBeFocused();
    await expect(page).toHaveTitle('Ärendedetaljer: 47110023918 – Mina sidor');
    await expect(page.getByRole('definition').filter({ hasText: 'Inkasso' })).toBeVisible();
    await expect(heading('Referensnummer 4 7 1 1, 0 0 2 3, 9 1 8')).toBeFocused();

    await tabTo(page, page.getByRole('link', { name: 'Logga ut' }));
    await page.keyboard.press('Enter');
    await expect(heading('Du är utloggad')).toBeFocused();
    await expect(page).toHaveTitle('Du är utloggad – Mina sidor');
    await tabTo(page, page.getByRole('link', { name: 'Logga in igen' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Välkommen/u })).toBeFocused();
    await expect(page).toHaveTitle('Logga in – Mina sidor');
  },
);
