import { customers, expect, test } from './support/test.ts';
import { provider } from './support/thisProvider.ts';

const words = 'Sidan har inte kunnat starta. Kontrollera att du är uppkopplad till internet.';

test(
  'a page whose script is missing, or is a page of an intermediary, shows its frame, and after ten seconds says so with links',
  { tag: ['@Z24', '@E24'] },
  async ({ page, sandbox, expectedErrors }) => {
    expectedErrors.push(/status of 404|module script|Unexpected token/u);
    await page.request.post(`${sandbox.url}/sandbox/api/login`, {
      data: { personalNumber: customers.maja.personalNumber },
    });
    const said = page.getByText(words);
    const missing = { status: 404, body: 'Not found' };
    const proxied = { status: 200, contentType: 'text/html', body: '<h1>Proxy' };
    for (const [address, fail] of [
      ['/loggain', missing],
      ['/krav/betala/abc', proxied],
      ['/krav', missing],
    ] as const) {
      await page.unroute('**/assets/*.js');
      await page.route('**/assets/*.js', (route) => route.fulfill(fail));
      await page.goto(address);
      if (address === '/krav') {
        // Nothing shows that may be wrong for this customer.
        await expect(page.getByRole('banner').getByText(provider.name)).toBeVisible();
        await expect(page.getByRole('main')).toHaveText('');
      }
      await expect(said, address).toBeHidden();
      // Skips the ten seconds of the style's animation.
      await page.evaluate(() => document.getAnimations().forEach((wait) => wait.finish()));
      await expect(said, address).toBeVisible();
      await expect(page.getByRole('link', { name: /^kontakta oss \(/u })).toBeVisible();
    }
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'Ladda sidan igen' }).click();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    await expect(said).toHaveCount(0);
  },
);
