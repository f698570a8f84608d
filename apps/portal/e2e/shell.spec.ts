import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';
import { unknownPaymentErrors } from './support/unknownPaymentErrors.ts';

test(
  'the first Tab shows the skip link, and Enter moves focus to the content',
  { tag: ['@N02'] },
  async ({ page, openAs }) => {
    const shell = new Shell(page);
    await openAs(customers.maja, '/oversikt');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shell.skipLink).not.toBeInViewport();

    await page.keyboard.press('Tab');
    await expect(shell.skipLink).toBeFocused();
    await expect(shell.skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(shell.main).toBeFocused();
    await expect(page).toHaveURL('/oversikt');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Visa krav och betala' })).toBeFocused();
  },
);

test(
  'a customer finds logo, English, name, log-out and the pages in the header',
  { tag: ['@N03', '@N04', '@N09', '@N10', '@N11', '@N12'] },
  async ({ page, openAs }) => {
    const shell = new Shell(page);
    await openAs(customers.maja, '/krav');
    await expect(shell.item('Meddelanden')).toHaveAccessibleName(
      'Meddelanden 2 olästa meddelanden',
    );
    await expect(shell.navigation.getByRole('link')).toHaveText([
      'Översikt',
      'Krav',
      'Skador',
      /^Meddelanden/u,
      'Dokument',
    ]);
    await expect(
      shell.header.getByRole('link', { name: 'Trafikfonden, till startsidan' }),
    ).toHaveAttribute('href', '/');
    await expect(shell.english).toHaveAttribute('lang', 'en');
    const name = shell.header.getByText('Maja Lindqvist').filter({ visible: true });
    await expect(name).toHaveCount(1);
    await expect(shell.header.getByRole('link', { name: 'Maja Lindqvist' })).toHaveCount(0);
    await expect(shell.logOut).toHaveAttribute('href', '/loggaut');

    const nameBox = await name.boundingBox();
    const navigationBox = await shell.navigation.boundingBox();
    expect(nameBox?.y, 'the name lies above the pages').toBeLessThan(navigationBox?.y ?? 0);
  },
);

test(
  'a visitor finds only the logo and English in the header',
  { tag: ['@N03'] },
  async ({ page }) => {
    const shell = new Shell(page);
    await page.goto('/loggain');
    await expect(shell.english).toBeVisible();
    await expect(shell.header.getByRole('link')).toHaveCount(1);
    await expect(shell.header.getByRole('button')).toHaveCount(1);
    await expect(shell.navigation).toHaveCount(0);
  },
);

test(
  'the main nav holds exactly the pages that the customer can reach',
  { tag: ['@N09', '@N10', '@N11'] },
  async ({ page, sandbox, openAs }) => {
    const shell = new Shell(page);
    const navigationAfter = async (systems: Readonly<Record<string, boolean>>) => {
      await sandbox.setSystems({
        insurance: true,
        damage: true,
        communication: true,
        documents: true,
      });
      await sandbox.setSystems(systems);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return shell.navigation.getByRole('link').allInnerTexts();
    };
    const withoutBadge = (names: readonly string[]) => names.map((name) => name.split(/\s/u)[0]);

    await openAs(customers.maja, '/oversikt');
    expect(withoutBadge(await navigationAfter({ insurance: false }))).toEqual([
      'Översikt',
      'Skador',
      'Meddelanden',
      'Dokument',
    ]);
    expect(withoutBadge(await navigationAfter({ damage: false }))).not.toContain('Skador');
    expect(withoutBadge(await navigationAfter({ communication: false }))).not.toContain(
      'Meddelanden',
    );
    expect(withoutBadge(await navigationAfter({ documents: false }))).not.toContain('Dokument');

    // The other kinds of customer, with all systems online.
    const { personalNumber } = customers.maja;
    for (const matrixCustomerType of ['blockedMatrixCustomer', 'notCustomer', 'notAvailable']) {
      await sandbox.changeCustomer(personalNumber, { user: { matrixCustomerType } });
      expect(withoutBadge(await navigationAfter({})), matrixCustomerType).toEqual([
        'Översikt',
        'Skador',
        'Meddelanden',
        'Dokument',
      ]);
    }
    await sandbox.changeCustomer(personalNumber, {
      user: { matrixCustomerType: 'matrixCustomer' },
    });
    for (const damageCustomerType of [
      'BlockedCustomer',
      'NoDamageCustomer',
      'NoCustomer',
      'NotAvailable',
    ]) {
      await sandbox.changeCustomer(personalNumber, { user: { damageCustomerType } });
      expect(withoutBadge(await navigationAfter({})), damageCustomerType).toEqual([
        'Översikt',
        'Krav',
        'Meddelanden',
        'Dokument',
      ]);
    }
  },
);

test(
  'the nav marks the current page; for a case and its payment that is Krav',
  { tag: ['@N24'] },
  async ({ page, openAs, expectedErrors }) => {
    expectedErrors.push(...unknownPaymentErrors);
    const shell = new Shell(page);
    const current = shell.navigation.locator('[aria-current]');
    await openAs(customers.maja, '/oversikt');
    for (const [path, name] of [
      ['/oversikt', 'Översikt'],
      ['/krav', 'Krav'],
      ['/krav/47110023918', 'Krav'],
      ['/krav/betala/abc', 'Krav'],
      ['/skador', 'Skador'],
      ['/meddelanden', /^Meddelanden/u],
      ['/dokument', 'Dokument'],
    ] as const) {
      await page.goto(path);
      await expect(current, path).toHaveText([name]);
      await expect(current).toHaveAttribute('aria-current', 'page');
    }
    await page.goto('/registerutdrag');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(current).toHaveCount(0);
  },
);
