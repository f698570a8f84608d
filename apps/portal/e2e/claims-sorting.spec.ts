import { ClaimsPage } from './pages/ClaimsPage.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'under 768 px each case is a card, sorted by a list of choices in plain words',
  { tag: ['@U07', '@Z04', '@Z52'] },
  async ({ page, openAs, announcements }) => {
    const claims = new ClaimsPage(page);
    const panel = page.getByRole('tabpanel');
    const sortField = panel.getByRole('combobox', { name: 'Sortera efter Aktiva krav' });
    await page.setViewportSize({ width: 768, height: 900 });
    await openAs(customers.maja, '/krav');
    await expect(claims.sortButton('Belopp')).toBeVisible();
    await expect(sortField).toBeHidden();

    await page.setViewportSize({ width: 767, height: 900 });
    await expect(claims.sortButton('Belopp')).toBeHidden();
    await expect(sortField).toHaveText(
      [
        'Vanlig ordning',
        'Referensnummer, A till Ö',
        'Referensnummer, Ö till A',
        'Registreringsnummer, A till Ö',
        'Registreringsnummer, Ö till A',
        'Belopp, lägst först',
        'Belopp, högst först',
      ].join(''),
    );
    await sortField.selectOption('Belopp, högst först');
    expect((await claims.referenceNumbers())[0]).toBe('47110016952');
    await expect.poll(announcements).toContain('Sorterat efter Belopp, högst först');
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(claims.caseTable.getByRole('columnheader', { name: 'Belopp' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
);
