import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';
import { unknownPaymentErrors } from './support/unknownPaymentErrors.ts';

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
