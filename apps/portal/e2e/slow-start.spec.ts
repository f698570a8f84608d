import { customers, expect, test } from './support/test.ts';

const words = 'Sidan har inte kunnat starta. Kontrollera att du är uppkopplad till internet.';

for (const [name, fail] of [
  ['is no longer there', { status: 404, body: 'Not found' }],
  ['is a page of an intermediary', { status: 200, contentType: 'text/html', body: '<h1>Proxy' }],
] as const) {
  test(
    `a page whose script ${name} says so after ten seconds, with links`,
    { tag: ['@Z24', '@E24'] },
    async ({ page, sandbox, expectedErrors }) => {
      expectedErrors.push(/status of 404|module script|Unexpected token/u);
      await page.request.post(`${sandbox.url}/sandbox/api/login`, {
        data: { personalNumber: customers.maja.personalNumber },
      });
      await page.route('**/assets/*.js', (route) => route.fulfill(fail));
      const said = page.getByText(words);
      for (const address of ['/loggain', '/krav/betala/abc', '/krav']) {
        await page.goto(address);
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
}
