import { CasePage } from './pages/CasePage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'the way back leads to the list as it was left, and the breadcrumbs to the pages above',
  { tag: ['@D01', '@D03'] },
  async ({ page, openAs }) => {
    const claimCase = new CasePage(page);
    const claims = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    await claims.showMore.click();
    await claims.caseLink('47110012709').click();
    await expect(claimCase.breadcrumbs.getByRole('listitem')).toHaveText([
      'Översikt',
      'Krav',
      'Ärendedetaljer',
    ]);
    await expect(claimCase.breadcrumbs.getByRole('link')).toHaveText(['Översikt', 'Krav']);
    await claimCase.back.click();
    await expect(page).toHaveURL('/krav');
    await expect(claims.rows()).toHaveCount(12);

    await claims.tab('Avslutade (3)').click();
    await claims.caseLink('47110020666').click();
    await expect(page).toHaveURL('/krav/47110020666');
    await claimCase.back.click();
    await expect(claims.tab('Avslutade (3)')).toHaveAttribute('aria-selected', 'true');

    await claims.caseLink('47110020666').click();
    await claimCase.breadcrumbs.getByRole('link', { name: 'Krav' }).click();
    await expect(page).toHaveURL('/krav');
    await claims.caseLink('47110020666').click();
    await claimCase.breadcrumbs.getByRole('link', { name: 'Översikt' }).click();
    await expect(page).toHaveURL('/oversikt');
  },
);
