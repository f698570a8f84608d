import { ClaimsPage } from './pages/ClaimsPage.ts';
import { tabTo } from './support/keyboard.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'Z52: the whole-debt box comes before the cases, on phones on the edge of the debt’s band, and then the payments; a tab that is pressed has no ring of the keyboard',
  { tag: ['@C22', '@Z16', '@Z52', '@Z93'] },
  async ({ page, openAs }) => {
    const claims = new ClaimsPage(page);
    const caseList = page.getByRole('tabpanel');
    const payments = page.getByRole('heading', { name: 'Betalningshistorik' });
    const topOf = async (part: typeof payments) => (await part.boundingBox())?.y ?? Number.NaN;
    await openAs(customers.maja, '/krav');
    await expect(claims.wholeDebt).toBeVisible();
    for (const width of [320, 390, 768, 1199]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await topOf(claims.wholeDebt), String(width)).toBeLessThan(await topOf(caseList));
      expect(await topOf(caseList)).toBeLessThan(await topOf(payments));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const debt = page
      .getByRole('main')
      .getByText(/^41\s317\skr$/u)
      .first();
    const payAll = await claims.payAll.boundingBox();
    expect((payAll?.y ?? Infinity) + (payAll?.height ?? 0), 'in view').toBeLessThanOrEqual(844);
    const closed = claims.tab(/^Avslutade/u);
    await closed.click();
    await expect(closed).toBeFocused();
    expect(await closed.evaluate((tab) => tab.matches(':focus-visible'))).toBe(false);
    await claims.tab('Aktiva (12)').click();
    const { y, height } = (await debt.boundingBox()) ?? { y: Number.NaN, height: 0 };
    expect((await topOf(claims.wholeDebt)) - y - height, 'close below the debt').toBeLessThan(80);
    await page.setViewportSize({ width: 1200, height: 900 });
    const [list, box] = [await caseList.boundingBox(), await claims.wholeDebt.boundingBox()];
    expect(box?.x, 'beside the cases').toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
    expect(await topOf(claims.wholeDebt)).toBeLessThan(await topOf(payments));

    await claims.payAll.focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('summary').filter({ hasText: 'Plusgiro och OCR' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('summary').filter({ hasText: 'Att betala i' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(claims.tab('Aktiva (12)')).toBeFocused();
    await caseList.getByRole('link').last().focus();
    await tabTo(
      page,
      page.getByRole('table', { name: 'Betalningshistorik' }).getByRole('button').first(),
    );
  },
);
