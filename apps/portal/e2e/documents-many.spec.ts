import { DocumentsPage } from './pages/DocumentsPage.ts';
import { customers, expect, test } from './support/test.ts';

const day = (index: number) =>
  new Date(Date.UTC(2026, 10, 20) - index * 86_400_000).toISOString().slice(0, 10);

/** A thousand letters, one a day, every tenth of them a reminder. */
const letters = Array.from({ length: 1000 }, (_, index) => ({
  minaSidorDocumentType: 'Kravbrev',
  minaSidorDisplayName: index % 10 === 0 ? 'Påminnelse' : 'Kravbrev',
  deliveryMethod: 'Kivra',
  referenceNumber: String(47_110_000_000 + index),
  createdDate: day(index),
  index,
  fileSize: 50_000 + index,
}));

test(
  'of a thousand letters ten show at first, all can be shown, sorted and searched, and none is lost',
  { tag: ['@K03', '@K12', '@Z13'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const { demands } = new DocumentsPage(page);
    // As they are written: working out the roles of a thousand rows takes longer than drawing them.
    const names = page.locator('main section').first().locator('[role="rowheader"]');
    const rows = page.locator('main section').first().locator('[role="row"]');
    await sandbox.addFault({
      path: '/api/Communication/GetInsuranceDocumentMetadatas',
      body: letters,
    });
    await openAs(customers.maja, '/dokument');
    await expect(names).toHaveCount(10);
    await expect(demands.root).toContainText('Visar 10 av 1000');
    await demands.root.getByRole('button', { name: 'Visa alla' }).click();
    await expect.poll(announcements).toContain('Visar 1000 av 1000');
    await expect(names).toHaveCount(1000);
    await expect(names.nth(10).getByRole('button')).toBeFocused();

    await rows.first().locator('button', { hasText: 'Datum' }).click();
    await expect(rows.nth(1)).toContainText(day(999));
    await expect(names).toHaveCount(1000);

    await demands.filter.click();
    const reference = demands.root.getByRole('textbox', { name: 'Referensnummer' });
    await reference.pressSequentially('47110000999');
    await expect(names).toHaveCount(1);
    await expect(reference, 'no digit is lost').toHaveValue('47110000999');
    await reference.fill('');
    await expect(names).toHaveCount(1000);
    await demands.choose('Dokument', 'Påminnelse');
    await expect(names).toHaveCount(100);
  },
);
