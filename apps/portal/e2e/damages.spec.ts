import { DamagesPage } from './pages/DamagesPage.ts';
import { expectAccessible } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { customers, expect, test } from './support/test.ts';

const path = '/api/PortalDamage/GetDamages';

test(
  'damages that cannot be fetched come by the keyboard alone, without losing focus, and are accessible',
  { tag: ['@E16', '@S06', '@Z17'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const damages = new DamagesPage(page);
    expectedErrors.push(/status of 500 .*GetDamages/u);
    await sandbox.addFault({ path, status: 500, times: 3 });
    await openAs(customers.maja, '/skador');

    const error = page
      .locator('[data-announced="alert"]')
      .filter({ hasText: 'Vi kan inte visa dina skador just nu.' });
    await expect(error).toBeVisible();
    // The link for a new report does not depend on the list.
    await expect(damages.report).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Försök igen' }));
    await page.keyboard.press('Enter');
    await expect(damages.rows).toHaveCount(3);
    await expect(error).toHaveCount(0);
    expect(
      await page.evaluate(() => document.activeElement === document.body),
      'focus is lost',
    ).toBe(false);
    await expectAccessible(page, {
      title: /^Skador – Mina sidor$/u,
      heading: 'Skador',
      shows: () => expect(damages.rows).toHaveCount(3),
    });
  },
);
