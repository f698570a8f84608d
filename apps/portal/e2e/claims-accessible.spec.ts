import { OverviewPage } from './pages/OverviewPage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { pastedText } from './support/clipboard.ts';
import { expectAccessible } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { customers, expect, test } from './support/test.ts';

const title = /^Krav – Mina sidor$/u;
const heading = 'Krav – din skuld just nu';

test(
  'the whole-debt box is accessible with its numbers open, and when a payment did not start',
  { tag: '@Z17' },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const claims = new ClaimsPage(page);
    expectedErrors.push(/status of 409/u);
    await sandbox.changeCustomer(customers.linnea.personalNumber, {
      cases: { '47190073316': { amountToPay: '675,90' } },
    });
    await openAs(customers.linnea, '/krav');
    await page.getByText('Plusgiro och OCR').click();
    await expectAccessible(page, {
      title,
      heading,
      shows: () => expect(page.getByText('Kopiera OCR-nummer').first()).toBeVisible(),
    });
    await expect(page.getByText(/i ören dras inte/u)).toBeVisible();
    await expect(page.getByText('Beloppen går inte ihop')).toBeVisible();
    await sandbox.addFault({ path: '/api/Payment/CreateTotalPayment', status: 409 });
    await claims.payAll.click();
    await expectAccessible(page, {
      title,
      heading,
      shows: () =>
        expect(page.getByRole('main').getByText('Betalningen startade inte')).toBeVisible(),
    });
  },
);

test(
  'Z52: the whole-debt box comes before the cases, on phones on the edge of the debt’s band, and then the payments',
  { tag: ['@C22', '@Z16', '@Z52'] },
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

test(
  'a customer without a mouse opens the claims, finds the numbers, copies one and opens the checkout',
  { tag: ['@Z03', '@C25', '@P04'] },
  async ({ page, openAs, context, announcements }) => {
    const claims = new ClaimsPage(page);
    await context.grantPermissions(['clipboard-write']);
    await openAs(customers.linnea, '/oversikt');
    await tabTo(page, new OverviewPage(page).card('Krav').getByRole('link'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expect(claims.rows()).toHaveCount(2);
    await tabTo(page, page.locator('summary').filter({ hasText: 'Plusgiro och OCR' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: /^Kopiera OCR-nummer/u }).first());
    await page.keyboard.press('Enter');
    await expect.poll(announcements).toContain('OCR-numret är kopierat');
    expect(await pastedText(page)).toBe('4719007331631');
    await claims.payAll.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/krav\/betala\/\w+$/u);
    // The checkout is a new document, so the browser starts by announcing its title.
    await expect(page).toHaveTitle(/^Betala/u);
  },
);
