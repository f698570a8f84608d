import { ClaimsPage } from './pages/ClaimsPage.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'Z13: the cases and the payments come back as they were left, by Back, "Tillbaka", the breadcrumb and a reload',
  { tag: ['@Z13', '@D03'] },
  async ({ page, openAs }) => {
    const claims = new ClaimsPage(page);
    const payments = claims.payments.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const paymentSort = (name: string) =>
      claims.payments.getByRole('columnheader', { name }).getByRole('button');
    await openAs(customers.maja, '/krav');
    await claims.sortButton('Belopp').click();
    await claims.showMore.click();
    await expect(claims.rows()).toHaveCount(12);
    await paymentSort('Belopp').click();
    await page
      .getByRole('group', { name: 'Visar 10 av 14' })
      .getByRole('button', { name: 'Visa fler' })
      .click();
    await expect(payments).toHaveCount(14);
    const before = await claims.referenceNumbers();
    expect(before[0]).toBe('47110016952');
    const paid = await payments.allTextContents();
    const expectRestored = async () => {
      await expect(claims.rows()).toHaveCount(12);
      expect(await claims.referenceNumbers()).toEqual(before);
      await expect(claims.caseTable.getByRole('columnheader', { name: 'Belopp' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expect(payments).toHaveCount(14);
      expect(await payments.allTextContents()).toEqual(paid);
    };

    const ways = [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'Tillbaka' }).click(),
      () =>
        page
          .getByRole('navigation', { name: 'Brödsmulor' })
          .getByRole('link', { name: 'Krav' })
          .click(),
      () => page.goto('/krav'),
    ];
    for (const goBack of ways) {
      await claims.caseLink('47110024031').click();
      await expect(page.getByRole('link', { name: 'Tillbaka' })).toBeVisible();
      await goBack();
      await expect(page).toHaveURL('/krav');
      await expectRestored();
    }

    await claims.tab('Avslutade (3)').click();
    await claims.sortButton('Referensnummer').click();
    const closed = await claims.referenceNumbers();
    await claims.rows().first().getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Tillbaka' })).toBeVisible();
    await page.goBack();
    await expect(claims.tab('Avslutade (3)')).toHaveAttribute('aria-selected', 'true');
    expect(await claims.referenceNumbers()).toEqual(closed);
    await claims.tab('Aktiva (12)').click();
    await expect(claims.rows(), 'another tab begins with ten, in its order').toHaveCount(10);
    expect((await claims.referenceNumbers())[0]).toBe('47110016952');
  },
);
