import { customers, expect, test } from './support/test.ts';

const day = (index: number) =>
  new Date(Date.UTC(2026, 10, 20) - index * 86_400_000).toISOString().slice(0, 10);

/** A thousand letters, one a day, the newest first. */
const letters = Array.from({ length: 1000 }, (_, index) => ({
  minaSidorDocumentType: 'Kravbrev',
  minaSidorDisplayName: 'Kravbrev',
  deliveryMethod: 'Kivra',
  referenceNumber: String(47_110_000_000 + index),
  createdDate: day(index),
  index,
  fileSize: 50_000 + index,
}));

test(
  'of a thousand letters ten show first; all can be shown and searched without losing a digit',
  { tag: ['@K08', '@K12'] },
  async ({ page, sandbox, openAs, announcements }) => {
    // Found by tag and attribute: computing roles and names of so many rows would be slower than the page itself.
    const section = page.locator('main section').first();
    const headers = section.locator('[role="rowheader"]');
    const first = section.locator('tbody > tr').first();
    const button = (name: string) => section.locator('button', { hasText: name }).first();
    await sandbox.addFault({
      path: '/api/Communication/GetInsuranceDocumentMetadatas',
      body: letters,
    });
    await openAs(customers.maja, '/dokument');
    await expect(headers).toHaveCount(10);
    await expect(section.getByText('Visar 10 av 1 000')).toBeVisible();
    await button('Visa alla').click();
    await expect.poll(announcements).toContain('Visar 1\u00A0000 av 1\u00A0000');
    await expect(headers).toHaveCount(1000);
    await expect(headers.nth(10).locator('button')).toBeFocused();

    await button('Filtrera').click();
    const reference = section.locator('input').first();
    await reference.pressSequentially('4711 0000 999');
    await expect(headers).toHaveCount(1);
    await expect(reference, 'no digit is lost').toHaveValue('47110000999');
    await expect(first).toContainText(day(999));
  },
);
