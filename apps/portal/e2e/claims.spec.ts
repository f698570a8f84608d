import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'a customer without claims lands on the overview, and Back does not lead to the claims',
  { tag: ['@C01', '@C02', '@T03', '@T08'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const { main } = new Shell(page);
    await openAs(customers.vera, '/registerutdrag');
    for (const path of ['/krav', '/krav/47110023918']) {
      await page.goto('/registerutdrag');
      await page.goto(path);
      await expect(page).toHaveURL('/oversikt');
      await expect(main).toContainText('Du har inget att betala till oss.');
      await page.goBack();
      await expect(page).toHaveURL('/registerutdrag');
    }

    await openAs(customers.karl, '/krav');
    await expect(page).toHaveURL('/oversikt');
    await expect(main).toContainText(
      'Vi kan inte visa dina krav här. Kontakta oss så hjälper vi dig.',
    );

    await openAs(customers.maja, '/krav/47110023918');
    await expect(page).toHaveURL('/krav/47110023918');
    // The page has finished its requests before the system is switched off.
    await expect(main).toContainText('Kravet gäller');
    await sandbox.setSystems({ insurance: false });
    // The next document may ask for the cases before it knows that they are closed.
    expectedErrors.push(/503.*GetReferenceNumberBase/u);
    const closed = page.locator('[data-announced="status"]').filter({ hasText: 'kan inte öppnas' });
    for (const path of ['/krav/47110023918', '/krav']) {
      await page.goto('/registerutdrag');
      await page.goto(path);
      await expect(page).toHaveURL('/oversikt');
      if (path === '/krav') {
        await expect(closed).toHaveText(
          /Sidan Krav kan inte öppnas\.\s*Stängt just nu\. Försök igen om en stund\./u,
        );
      }
      await page.goBack();
      await expect(page).toHaveURL('/registerutdrag');
    }
  },
);
