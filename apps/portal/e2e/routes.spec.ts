import { LoginPage } from './pages/LoginPage.ts';
import { loginPaths } from './support/loginPaths.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';
import { unknownPaymentErrors } from './support/unknownPaymentErrors.ts';

const protectedPaths = [
  '/oversikt',
  '/krav',
  '/krav/47110023918',
  '/krav/betala/123',
  '/dokument',
  '/meddelanden',
  '/skador',
  '/registerutdrag',
] as const;

for (const entrance of ['/', '/loggain']) {
  test(
    `a logged-in customer who opens ${entrance} goes to the remembered page, and next time to the overview`,
    { tag: entrance === '/' ? ['@R01', '@R02', '@R17'] : ['@R04', '@R17'] },
    async ({ page, openAs }) => {
      await page.goto('/dokument');
      await expect(page).toHaveURL('/loggain');
      await openAs(customers.maja, entrance);
      await expect(page).toHaveURL('/dokument');
      await expect(page.getByRole('heading', { level: 1, name: 'Dokument' })).toBeVisible();
      await page.goto(entrance);
      await expect(page).toHaveURL('/oversikt');
    },
  );

  test(
    `a logged-in customer is never redirected from ${entrance} to the log-out or to another site`,
    { tag: entrance === '/' ? ['@R02', '@R17'] : ['@R04', '@R17'] },
    async ({ page, openAs }) => {
      await openAs(customers.maja, '/oversikt');
      for (const remembered of ['/loggaut', '//evil.example/krav', 'https://evil.example/']) {
        await page.evaluate((path) => {
          sessionStorage.setItem('rememberedPath', path);
        }, remembered);
        await page.goto(entrance);
        await expect(page).toHaveURL('/oversikt');
      }
    },
  );
}

test(
  'a visitor reaches no customer page and triggers no call, and each page opens after login',
  { tag: ['@R15', '@R21'] },
  async ({ page, openAs, sandbox }) => {
    for (const path of protectedPaths) {
      await sandbox.forgetCalls();
      await page.goto(path);
      await expect(page, path).toHaveURL('/loggain');
      await expect(new LoginPage(page).startButton).toBeVisible();
      const asked = new Set((await sandbox.calls()).map((call) => call.path));
      const allowed: ReadonlySet<string> = new Set([
        loginPaths.siteState,
        loginPaths.informationText,
        loginPaths.user,
        loginPaths.bankIdState,
      ]);
      expect(
        [...asked].filter((call) => !allowed.has(call)),
        path,
      ).toEqual([]);
      expect(asked.has(loginPaths.user), path).toBe(true);
    }
    await page.goto('/registerutdrag');
    await expect(page).toHaveURL('/loggain');
    await openAs(customers.maja, '/');
    await expect(page).toHaveURL('/registerutdrag');
  },
);

test(
  'login leads to the page the visitor asked for, and for a case to the list of claims',
  { tag: ['@R15', '@R16', '@R17', '@L15'] },
  async ({ page, sandbox, openAs }) => {
    await page.goto('/meddelanden');
    await expect(page).toHaveURL('/loggain');
    await new LoginPage(page).startQr();
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(page).toHaveURL('/meddelanden');
    await page.goto('/loggaut');
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();

    await page.goto('/krav/47110023918');
    await expect(page).toHaveURL('/loggain');
    await openAs(customers.maja, '/');
    await expect(page).toHaveURL('/krav');
  },
);

const titles = [
  { path: '/oversikt', title: 'Översikt', tag: '@R10' },
  { path: '/krav', title: 'Krav', tag: '@R06' },
  { path: '/krav/47110023918', title: 'Ärendedetaljer: 47110023918', tag: '@R07' },
  { path: '/krav/betala/123', title: 'Betala', tag: '@R13' },
  { path: '/dokument', title: 'Dokument', tag: '@R13' },
  { path: '/meddelanden', title: 'Meddelanden', tag: '@R13' },
  { path: '/skador', title: 'Skador', tag: '@R13' },
  { path: '/registerutdrag', title: 'Registerutdrag', tag: '@R13' },
  { path: '/finns/inte', title: 'Oj, fel sida!', tag: '@R13' },
] as const;

test(
  'every page has its own title, also when it is opened directly',
  { tag: [...new Set(titles.map(({ tag }) => tag))] },
  async ({ page, openAs, expectedErrors }) => {
    expectedErrors.push(...unknownPaymentErrors);
    await page.goto('/loggain');
    await expect(page).toHaveTitle('Logga in – Mina sidor');
    await openAs(customers.maja, '/oversikt');
    for (const { path, title } of titles) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(`${title} – Mina sidor`);
      await expect(page, path).toHaveURL(path);
    }
    await page.goto('/krav');
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await page.goto('/krav/47110023918');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Referensnummer 47110023918',
    );
    await page.goto('/oversikt');
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    await page.goto('/loggaut');
    await expect(page).toHaveTitle('Du är utloggad – Mina sidor');
  },
);

test(
  'a checkout address without a payment shows the claims and not a case',
  { tag: ['@R09'] },
  async ({ page, openAs }) => {
    await openAs(customers.maja, '/oversikt');
    for (const path of ['/krav/betala', '/krav/betala/']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/krav');
      await expect(page.getByRole('tab', { name: 'Aktiva (12)' }), path).toBeVisible();
    }
    await page.goBack();
    await expect(page).not.toHaveURL(/betala/u);
  },
);

test.describe('on an unknown address', () => {
  const notFound = { level: 1, name: 'Oj, fel sida!' } as const;

  test(
    'a customer is told so and can write or call',
    { tag: ['@R11'] },
    async ({ page, openAs }) => {
      for (const path of ['/finns-inte', '/dokument/12', '/loggain/x']) {
        await openAs(customers.maja, path);
        await expect(page.getByRole('heading', notFound)).toBeVisible();
        await expect(page.getByText('Sidan du sökte kunde inte hittas.')).toBeVisible();
      }
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /^Ring oss/u })).toHaveAttribute(
        'href',
        'https://trafikfonden.example/kontakt',
      );
      await main.getByRole('link', { name: 'Skicka meddelande' }).click();
      await expect(page).toHaveURL('/meddelanden');
    },
  );

  test(
    'a visitor is told so too, may log in to write, and does not return here',
    { tag: ['@R11', '@R12'] },
    async ({ page, openAs }) => {
      await page.goto('/finns-inte');
      await expect(page.getByRole('heading', notFound)).toBeVisible();
      await expect(page).toHaveURL('/finns-inte');
      await openAs(customers.maja, '/');
      await expect(page).toHaveURL('/oversikt');
      await page.goto('/loggaut');
      await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();

      await page.goto('/finns-inte');
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Logga in och skicka meddelande' })
        .click();
      await expect(page).toHaveURL('/loggain');
      await openAs(customers.maja, '/');
      await expect(page).toHaveURL('/meddelanden');
    },
  );
});

test(
  'a system that closes during a visit disappears at the next page, without a reload',
  { tag: ['@T02'] },
  async ({ page, sandbox, openAs }) => {
    const calls = recordCalls(page);
    const navigation = page.getByRole('navigation', { name: 'Huvudmeny' });
    const payCase = page.getByRole('tabpanel').getByRole('link', { name: /^Betala/u });
    await openAs(customers.maja, '/krav');
    await expect(payCase.first()).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Dokument' })).toBeVisible();
    expect(countOf(calls, loginPaths.siteState)).toBe(1);

    await sandbox.setSystems({ documents: false, damage: false, payments: false });
    await navigation.getByRole('link', { name: 'Översikt' }).click();
    await expect(page).toHaveURL('/oversikt');
    await expect(page.getByRole('link', { name: 'Visa dokument' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Visa skador' })).toHaveCount(0);
    await expect(navigation.getByRole('link', { name: 'Dokument' })).toHaveCount(0);
    await expect(navigation.getByRole('link', { name: 'Skador' })).toHaveCount(0);
    expect(countOf(calls, loginPaths.siteState)).toBe(2);

    await navigation.getByRole('link', { name: 'Krav' }).click();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await expect(payCase).toHaveCount(0);
    await expect(page.getByText('Det går inte att betala här just nu')).toBeVisible();

    await sandbox.setSystems({ documents: true, damage: true, payments: true });
    await navigation.getByRole('link', { name: 'Meddelanden' }).click();
    await expect(navigation.getByRole('link', { name: 'Dokument' })).toBeVisible();
    await navigation.getByRole('link', { name: 'Krav' }).click();
    await expect(payCase.first()).toBeVisible();
    expect(countOf(calls, loginPaths.siteState)).toBe(5);
  },
);
