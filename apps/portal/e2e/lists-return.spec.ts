import { ClaimsPage } from './pages/ClaimsPage.ts';
import { DamagesPage } from './pages/DamagesPage.ts';
import { Shell } from './pages/Shell.ts';
import { setCases } from './support/claimsPackage.ts';
import { Provider } from './support/provider.ts';
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

test(
  'Z13: the damages come back in their order and number',
  { tag: ['@Z13'] },
  async ({ page, sandbox, openAs }) => {
    const damages = new DamagesPage(page);
    await new Provider(sandbox).registerDamages(
      customers.maja,
      Array.from({ length: 12 }, (_, index) => ({
        damageType: 'Stenskott',
        damageDate: `2026-01-${String(index + 10)}`,
        damageNumber: `2026/${String(1000 + index)}`,
        webNumber: '',
      })),
    );
    await openAs(customers.maja, '/skador');
    await damages.table.getByRole('button', { name: 'Skadedag' }).click();
    await damages.showAll.click();
    await expect(damages.rows).toHaveCount(12);
    await new Shell(page).item('Översikt').click();
    await expect(page).toHaveURL('/oversikt');
    await page.goBack();
    await expect(damages.rows).toHaveCount(12);
    expect((await damages.days())[0]).toBe('2026-01-10');
  },
);

test(
  'Z13: a list ignores a stored sort order that belongs to another list',
  { tag: ['@Z13'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    await setCases(sandbox, ['90000000001', '90000000002']);
    await openAs(customers.maja, '/krav');
    await claims.sortButton('Belopp').click();
    await page.evaluate(() => {
      const kept = sessionStorage.getItem('listSettings') ?? '';
      sessionStorage.setItem('listSettings', kept.replace('amount-descending', 'web-ascending'));
    });
    await page.reload();
    await expect(claims.rows()).toHaveCount(2);
    await expect(claims.caseTable.locator('[aria-sort]')).toHaveCount(0);
  },
);
