import { CasePage } from './pages/CasePage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'an address that no number can have says that there is no such case, also after a reload',
  { tag: ['@D02'] },
  async ({ page, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 404 .*BaseCard/u, /status of 400 .*\/krav\/%$/u);
    await openAs(customers.maja, '/krav/%');
    const main = page.getByRole('main');
    for (const _visit of ['first', 'reloaded']) {
      await expect(
        main.locator('[data-announced="status"]').getByRole('heading', { level: 2 }),
      ).toContainText('Du har inget krav med det här numret');
      await expect(new CasePage(page).heading).toHaveAccessibleName('Referensnummer %');
      await page.reload();
    }
    await main.getByRole('link', { name: 'Visa dina krav' }).click();
    await expect(new ClaimsPage(page).rows()).toHaveCount(10);
  },
);
