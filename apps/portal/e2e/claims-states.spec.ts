import { CasePage } from './pages/CasePage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { pictureOfError } from './support/pictureOfError.ts';
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

test(
  'a case that cannot be fetched says so, and a reload of the page fetches it again',
  { tag: ['@D02', '@E25'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 500 .*BaseCard/u);
    await sandbox.addFault({ path: '/api/Insurance/GetReferenceNumberBaseCard', status: 500 });
    await openAs(customers.maja, '/krav/47110023918');
    const error = page.locator('[data-announced="alert"]');
    await expect(error.getByRole('heading', { name: 'Något gick fel!' })).toBeVisible();
    await pictureOfError(page, 'E25');
    await sandbox.clearFaults();
    await page.reload();
    await expect(new CasePage(page).fact('Status')).toContainText('Inkasso');
    await expect(error).toHaveCount(0);
  },
);
