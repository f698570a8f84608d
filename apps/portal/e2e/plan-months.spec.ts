import { CasePage } from './pages/CasePage.ts';
import { expectNoSidewaysScroll } from './support/axe.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const plan = '47160027415';

test(
  'Z36: a plan shows the code of this month only; that of the next month is folded with its numbers',
  { tag: ['@Z36'] },
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openAs(customers.johan, `/krav/${plan}`);
    const main = page.getByRole('main');
    const codes = main.getByRole('img', { name: /^QR-kod/u });
    await expect(codes).toHaveCount(1);
    await expect(codes).toHaveAccessibleName(
      `QR-kod för att betala 350${nbsp}kr till Plusgiro senast 2026-11-30`,
    );
    await expect(main.getByRole('button', { name: /^Visa QR-kod/u })).toHaveCount(0);
    const next = new CasePage(page).paymentCard('Nästa månad');
    await expect(next.getByText('Plusgiro', { exact: true })).toBeHidden();
    await next.getByRole('heading').click();
    await expect(
      next.getByRole('button', { name: 'Kopiera OCR-nummer Nästa månad' }),
    ).toBeVisible();
    await expect(codes).toHaveCount(2);
  },
);

test(
  'Z36: on a phone the code is behind a button, after the copy buttons',
  { tag: ['@Z36', '@Z16'] },
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 767, height: 844 });
    await openAs(customers.johan, `/krav/${plan}`);
    const card = new CasePage(page).paymentCard('Den här månaden');
    const codes = page.getByRole('main').getByRole('img', { name: /^QR-kod/u });
    const show = card.getByRole('button', {
      name: 'Visa QR-kod Om du betalar med en annan mobil Den här månaden',
    });
    for (const width of [767, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(show).toHaveAttribute('aria-expanded', 'false');
      await expect(codes).toHaveCount(0);
      await card.getByRole('button', { name: 'Kopiera OCR-nummer Den här månaden' }).focus();
      await page.keyboard.press('Tab');
      await expect(show).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(show).toHaveAttribute('aria-expanded', 'true');
      await expect(codes).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Space');
      await expect(codes).toHaveCount(0);
    }
  },
);
