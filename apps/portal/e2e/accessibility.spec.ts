import { CasePage } from './pages/CasePage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { DummyLogin } from './pages/DummyLogin.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { Shell } from './pages/Shell.ts';
import { expectAccessible } from './support/accessible.ts';
import { customers, expect, test } from './support/test.ts';

const overview = { title: /^Översikt – Mina sidor$/u, heading: /^Hej / };
const claims = { title: /^Krav – Mina sidor$/u, heading: 'Krav – din skuld just nu' };
const claimCase = {
  title: /^Ärendedetaljer: 47110014878 – Mina sidor$/u,
  heading: 'Referensnummer 4 7 1 1, 0 0 1 4, 8 7 8',
};

test.describe('every page is accessible', { tag: ['@Z17'] }, () => {
  test('login, with refusals and with the QR code', async ({ page }) => {
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

    const state = { title: /^Logga in/u, heading: /^Välkommen/u };
    await login.startQr();
    await expectAccessible(page, {
      ...state,
      shows: () => expect(page.getByRole('img', { name: 'QR-kod för BankID' })).toBeVisible(),
    });
  });

  test('overview', async ({ page, openAs }) => {
    const { main } = new Shell(page);
    await openAs(customers.maja, '/oversikt');
    await expectAccessible(page, {
      ...overview,
      shows: () => expect(main.getByText('2 olästa meddelanden').first()).toBeVisible(),
    });
  });

  test('claims: active cases, and a growing debt with its explanation', async ({
    page,
    sandbox,
    openAs,
  }) => {
    const list = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    await expectAccessible(page, { ...claims, shows: () => expect(list.rows()).toHaveCount(10) });
    await sandbox.setSystems({ payments: false });
    await sandbox.changeCustomer(customers.ivar.personalNumber, { hasOspec: true });
    await openAs(customers.ivar, '/krav');
    await page.getByRole('button', { name: 'Mer information om varför skulden ökar' }).click();
    await expectAccessible(page, {
      ...claims,
      shows: () => expect(page.getByRole('dialog', { name: 'varför skulden ökar' })).toBeVisible(),
    });
  });

  test('a case, with a state explained', async ({ page, openAs }) => {
    const status = new CasePage(page).fact('Status');
    await openAs(customers.maja, '/krav/47110014878');
    await status.getByRole('button').click();
    await expectAccessible(page, {
      ...claimCase,
      shows: () => expect(page.getByRole('dialog', { name: 'Utslag' })).toBeVisible(),
    });
  });

  test('register extract, accessibility statement, unknown addresses, maintenance and log-out', async ({
    page,
    sandbox,
    openAs,
  }) => {
    await openAs(customers.maja, '/registerutdrag');
    await expectAccessible(page, {
      title: /^Registerutdrag – Mina sidor$/u,
      heading: 'Registerutdrag',
      shows: () => expect(page.getByRole('textbox', { name: 'E-postadress' })).toBeVisible(),
    });
    await page.goto('/tillganglighet');
    await expectAccessible(page, {
      title: /^Tillgänglighet för Mina\u{A0}sidor – Mina sidor$/u,
      heading: 'Tillgänglighet för Mina sidor',
      shows: () => expect(page.getByText('Delvis förenlig')).toBeVisible(),
    });
    await page.goto('/finns-inte');
    await expectAccessible(page, {
      title: /^Oj, fel sida! – Mina sidor$/u,
      heading: 'Oj, fel sida!',
      shows: () => expect(page.getByText('Sidan du sökte kunde inte hittas.')).toBeVisible(),
    });
    await page.goto('/loggaut');
    await expectAccessible(page, {
      title: /^Du är utloggad – Mina sidor$/u,
      heading: 'Du är utloggad',
      shows: () => expect(page.getByRole('link', { name: 'Logga in igen' })).toBeVisible(),
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
