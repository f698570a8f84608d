import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'the footer links to contact and information outside the portal, each in a new tab',
  { tag: ['@N14'] },
  async ({ page }) => {
    const { footer } = new Shell(page);
    await page.goto('/loggain');
    for (const [name, href] of [
      ['Ring oss', 'https://trafikfonden.example/kontakt'],
      ['Betalningsalternativ', 'https://trafikfonden.example/betala'],
      ['Ansök om avbetalningsplan', 'https://trafikfonden.example/avbetalningsplan'],
      ['Villkor', 'https://trafikfonden.example/villkor'],
      ['Personuppgifter', 'https://trafikfonden.example/personuppgifter'],
    ] as const) {
      const link = footer.getByRole('link', { name: `${name} (öppnas i ny flik)`, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/u);
    }
    const cookies = footer.getByRole('button', { name: 'Om kakor' });
    await cookies.click();
    await expect(page.getByRole('dialog', { name: 'Om kakor' })).toContainText('XSRF-TOKEN');
    await page.keyboard.press('Escape');
    await expect(cookies).toBeFocused();
  },
);

test(
  'the footer links customers to messages and register extract; visitors log in first',
  { tag: ['@N13', '@N15'] },
  async ({ page, openAs }) => {
    const { footer } = new Shell(page);
    await page.goto('/finns-inte');
    const logInFirst = footer.getByRole('link', { name: 'Logga in och skicka meddelande' });
    await expect(logInFirst).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Beställ registerutdrag' })).toHaveCount(0);
    await logInFirst.click();
    await expect(page).toHaveURL('/loggain');

    await openAs(customers.maja, '/');
    await expect(page).toHaveURL('/meddelanden');
    await expect(
      footer.getByRole('link', { name: 'Skicka meddelande', exact: true }),
    ).toHaveAttribute('href', '/meddelanden');
    await footer.getByRole('link', { name: 'Beställ registerutdrag' }).click();
    await expect(page).toHaveURL('/registerutdrag');
    await footer.getByRole('link', { name: 'Skicka meddelande', exact: true }).click();
    await expect(page).toHaveURL('/meddelanden');
  },
);

test(
  'the footer ends with the logo in its fixed size, and its stripes are not read',
  { tag: ['@N16'] },
  async ({ page }) => {
    const shell = new Shell(page);
    await page.goto('/loggain');
    const logo = shell.footer.getByText('Trafikfonden').locator('..');
    await expect(logo).toBeVisible();
    const box = await logo.boundingBox();
    expect([box?.width, box?.height]).toEqual([149, 58]);
    const stripes = shell.footer.locator('> [aria-hidden="true"]');
    await expect(stripes).toBeVisible();
    await expect(stripes).toHaveCSS('background-image', /gradient/u);
    const width = (await stripes.boundingBox())?.width;
    expect(width, 'stripes across the window').toBe(
      await page.evaluate(() => document.body.clientWidth),
    );
  },
);
