import { customers, expect, test } from './support/test.ts';

test(
  'a page whose code fails to load once loads it again, and one whose code stays away says so and can be tried again',
  { tag: ['@E21', '@Z24'] },
  async ({ page, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED/u);
    await openAs(customers.maja, '/oversikt');
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    // Code that is missing once is fetched anew without a word.
    await page.route('**/assets/route-damages-*.js', (route) => route.abort(), { times: 1 });
    await page.getByRole('link', { name: 'Skador', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Dina skador' })).toBeVisible();

    await page.route('**/assets/route-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Krav', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Krav', exact: true })).toBeFocused();
    await expect(page).toHaveTitle(/^Något gick fel! Krav – /u);
    await expect(page.locator('[data-announced="alert"]')).toContainText(
      'Vi kan inte hämta dina krav just nu.',
    );
    await page.unroute('**/assets/route-*.js');
    const tryAgain = page.getByRole('button', { name: 'Försök igen' });
    await tryAgain.click();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();

    // The overview has no text of its own for this error.
    await page.route('**/assets/route-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Översikt', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Något gick fel\./u })).toBeFocused();
    await page.unroute('**/assets/route-*.js');
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
  },
);
