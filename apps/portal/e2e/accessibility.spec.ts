import { ClaimsPage } from './pages/ClaimsPage.ts';
import { DummyLogin } from './pages/DummyLogin.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { expectAccessible } from './support/accessible.ts';
import { customers, expect, test } from './support/test.ts';

const claims = { title: /^Krav – Mina sidor$/u, heading: 'Krav – din skuld just nu' };

test.describe('every page is accessible', { tag: ['@Z17'] }, () => {
  test('login, with refusals', async ({ page }) => {
    const login = new LoginPage(page);
    const dummy = new DummyLogin(page);
    const start = { title: /^Logga in – Mina sidor$/u, heading: /^Välkommen\still Mina\ssidor$/u };
    await login.open();
    await login.consent.check();
    await dummy.logIn('1');
    await login.consent.uncheck();
    await login.startButton.click();
    const error = page.getByText('Du måste godkänna villkoren för att kunna starta inloggningen.');
    await expectAccessible(page, {
      ...start,
      shows: async () => {
        await expect(error).toBeVisible();
        await expect(dummy.error).toBeVisible();
      },
    });
  });

  test('claims', async ({ page, openAs }) => {
    const list = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    await expectAccessible(page, { ...claims, shows: () => expect(list.rows()).toHaveCount(10) });
  });

  test('accessibility statement and maintenance', async ({ page, sandbox }) => {
    await page.goto('/tillganglighet');
    await expectAccessible(page, {
      title: /^Tillgänglighet för Mina\u{A0}sidor – Mina sidor$/u,
      heading: 'Tillgänglighet för Mina sidor',
      shows: () => expect(page.getByText('Delvis förenlig')).toBeVisible(),
    });
    await sandbox.setSystems({ portal: false });
    await page.goto('/loggain');
    await expectAccessible(page, {
      title: /Mina sidor$/u,
      heading: 'Underhåll pågår!',
      shows: () => expect(page.getByText('Just nu kan du inte använda Mina sidor.')).toBeVisible(),
    });
  });
});
