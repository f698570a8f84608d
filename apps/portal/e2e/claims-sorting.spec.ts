import { ClaimsPage } from './pages/ClaimsPage.ts';
import { customers, expect, test } from './support/test.ts';

const asTheServerSends = [
  '47110023918',
  '47110023926',
  '47110019447',
  '47110018203',
  '47110024031',
  '47110017338',
  '47110016952',
  '47110016204',
  '47110015511',
  '47110014878',
];

test(
  'the cases keep the server’s order until a column is chosen, and a second press reverses it',
  { tag: ['@C29', '@U04', '@U05', '@U06', '@Z04'] },
  async ({ page, openAs, announcements }) => {
    const claims = new ClaimsPage(page);
    const header = (name: string) => claims.caseTable.getByRole('columnheader', { name });
    const sorted = claims.caseTable.locator('[role="columnheader"][aria-sort]');
    await openAs(customers.maja, '/krav');
    await expect(claims.rows()).toHaveCount(10);
    expect(await claims.referenceNumbers()).toEqual(asTheServerSends);
    await expect(sorted).toHaveCount(0);
    await expect(header('Status och betalning').getByRole('button')).toHaveCount(0);

    await claims.sortButton('Belopp').click();
    await expect(header('Belopp')).toHaveAttribute('aria-sort', 'descending');
    await expect(sorted).toHaveCount(1);
    // Sorted as numbers: 864 must not come first.
    expect((await claims.referenceNumbers()).slice(0, 3)).toEqual([
      '47110016952',
      '47110016204',
      '47110013276',
    ]);
    await expect.poll(announcements).toContain('Sorterat efter Belopp, högst först');
    await expect(claims.sortButton('Belopp')).toBeFocused();

    await claims.sortButton('Belopp').click();
    await expect(header('Belopp')).toHaveAttribute('aria-sort', 'ascending');
    expect((await claims.referenceNumbers()).slice(0, 2)).toEqual(['47110024031', '47110012709']);
    await expect.poll(announcements).toContain('Sorterat efter Belopp, lägst först');

    await claims.sortButton('Referensnummer').focus();
    await page.keyboard.press('Enter');
    await expect(header('Referensnummer')).toHaveAttribute('aria-sort', 'ascending');
    await expect(sorted).toHaveCount(1);
    expect((await claims.referenceNumbers()).slice(0, 2)).toEqual(['47110012709', '47110013276']);
    await page.keyboard.press('Space');
    await expect(header('Referensnummer')).toHaveAttribute('aria-sort', 'descending');
    expect((await claims.referenceNumbers())[0]).toBe('47110024031');
    await expect.poll(announcements).toContain('Sorterat efter Referensnummer, Ö till A');

    // A column that was sorted before starts with its default direction again.
    await claims.sortButton('Belopp').click();
    await expect(header('Belopp')).toHaveAttribute('aria-sort', 'descending');
  },
);

test(
  'registration numbers sort as Swedes read them: å, ä and ö last, numbers by value',
  { tag: ['@C29', '@U05', '@Z08'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    const numbers = ['ÖRN 12', 'Bil 10', 'Zon 1', 'ÅKE 12', 'Bil 9', 'ÄLG 12'];
    const cases = asTheServerSends.map(
      (referenceNumber, index): [string, Record<string, unknown>] => [
        referenceNumber,
        { registrationNumbers: [numbers[index] ?? `Öö ${String(index)}`] },
      ],
    );
    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: {
        ...Object.fromEntries(cases),
        '47110013276': { registrationNumbers: ['Öö 20'] },
        '47110012709': { registrationNumbers: ['Öö 21'] },
      },
    });
    await openAs(customers.maja, '/krav');
    await claims.sortButton('Registreringsnummer').click();
    expect((await claims.referenceNumbers()).slice(0, 5)).toEqual([
      '47110024031', // Bil 9
      '47110023926', // Bil 10
      '47110019447', // Zon 1
      '47110018203', // ÅKE 12
      '47110017338', // ÄLG 12
    ]);
  },
);

test(
  'payments sort by date and by amount',
  { tag: ['@C29', '@U04', '@U05', '@U06', '@Z04'] },
  async ({ page, openAs, announcements }) => {
    const { payments } = new ClaimsPage(page);
    const button = (name: string) =>
      payments.getByRole('columnheader', { name }).getByRole('button');
    const first = payments
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first();
    await openAs(customers.maja, '/krav');
    await button('Datum').click();
    await expect(first).toContainText('2024-12-04');
    await expect.poll(announcements).toContain('Sorterat efter Datum, äldst först');
    await button('Belopp').click();
    await expect(first).toContainText('2\u00A0600\u00A0kr');
    await expect(payments.locator('[role="columnheader"][aria-sort]')).toHaveCount(1);
    await button('Typ').click();
    await expect(first).toContainText('Betalning via Kronofogden');
  },
);

test(
  'under 768 px each case is a card, sorted by a list of choices in plain words',
  { tag: ['@U07', '@Z04', '@Z52'] },
  async ({ page, openAs, announcements }) => {
    const claims = new ClaimsPage(page);
    const panel = page.getByRole('tabpanel');
    const sortField = panel.getByRole('combobox', { name: 'Sortera efter Aktiva ärenden' });
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
