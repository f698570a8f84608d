import { ClaimsPage } from './pages/ClaimsPage.ts';
import { setCases } from './support/claimsPackage.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';

const everyType = [
  { type: 'CustomerPayment', date: '2026-01-05', amount: '1 250,00' },
  { type: 'KfmPayment', date: '2026-03-05', amount: '430,50' },
  { type: 'SkadeSystemPayment', date: '2025-12-31', amount: '2 600' },
  { type: 'Repayment', date: '2026-02-05', amount: '-350,00' },
  { type: 'Correction', date: '2026-10-05', amount: '−60' },
  { type: 'Gottgörelse', date: '2026-10-04', amount: '0' },
];

test(
  'Z34: the payment history says what happened to the money, and to the öre that Swish does not draw',
  { tag: ['@C18', '@C19', '@Z34'] },
  async ({ page, sandbox, openAs }) => {
    const { payments } = new ClaimsPage(page);
    const rows = payments.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const read = () =>
      rows.evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent).join(' | ')),
      );
    await setCases(sandbox, ['90000000001'], [], everyType);
    await openAs(customers.maja, '/krav');
    await expect(rows).toHaveCount(6);
    expect(await read()).toEqual([
      `Rättelse | 2026-10-05 | Ökade din skuld | −60${nbsp}kr`,
      `Övrigt | 2026-10-04 |  | 0${nbsp}kr`,
      `Betalning via Kronofogden | 2026-03-05 | Kronofogden betalade | 430,50${nbsp}kr`,
      `Återbetalning | 2026-02-05 | Vi betalade till dig | −350${nbsp}kr`,
      `Inbetalning | 2026-01-05 | Du betalade | 1${nbsp}250${nbsp}kr`,
      `Skadeersättning | 2025-12-31 | Minskade din skuld | 2${nbsp}600${nbsp}kr`,
    ]);
    await expect(page.getByRole('main')).toContainText(
      'Swish drar bara hela kronor. Ören som blir kvar skriver vi av när betalningen har bokförts.',
    );
    const amounts = payments.getByRole('columnheader', { name: 'Belopp' }).getByRole('button');
    await amounts.click();
    await expect(rows.first()).toContainText('Skadeersättning');
    await amounts.click();
    await expect(rows.first(), 'less than nothing comes before nothing').toContainText('−350');
    await expect(rows.nth(2)).toContainText('Övrigt');
    await payments.getByRole('columnheader', { name: 'Typ' }).getByRole('button').click();
    await expect(rows.last(), 'Å and Ö are the last letters').toContainText('Övrigt');
  },
);

test(
  'the payments of two years show ten at a time, whichever tab is open, and the page says how far back it goes',
  { tag: ['@C18', '@C20'] },
  async ({ page, openAs, announcements }) => {
    const claims = new ClaimsPage(page);
    const rows = claims.payments.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const group = page.getByRole('group', { name: 'Visar 10 av 14' });
    await openAs(customers.maja, '/krav');
    await expect(page.getByText('Här ser du betalningar från de två senaste åren.')).toBeVisible();
    await expect(page.getByText('Avslutade ärenden visas i ett år.')).toBeHidden();
    await claims.tab('Avslutade (3)').click();
    await expect(page.getByText('Avslutade ärenden visas i ett år.')).toBeVisible();
    await expect(rows).toHaveCount(10);
    await group.getByRole('button', { name: 'Visa fler' }).click();
    await expect(rows).toHaveCount(14);
    await expect.poll(announcements).toContain('Visar 14 av 14');
    await claims.tab('Aktiva (12)').click();
    await expect(rows, 'the list of payments is another list').toHaveCount(14);
  },
);
