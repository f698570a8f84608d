import type { Locator, Page } from '@playwright/test';

import { ClaimsPage } from './pages/ClaimsPage.ts';
import { DamagesPage } from './pages/DamagesPage.ts';
import { DocumentsPage } from './pages/DocumentsPage.ts';
import { customers, expect, test } from './support/test.ts';

const limits = [
  { width: 390, height: 844, highest: 96 },
  { width: 320, height: 640, highest: 104 },
];

async function heightsOf(rows: Locator): Promise<readonly number[]> {
  return rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
}

async function expectLowRows(page: Page, rows: Locator): Promise<void> {
  await expect(rows.first()).toBeVisible();
  for (const { width, height, highest } of limits) {
    await page.setViewportSize({ width, height });
    const heights = await heightsOf(rows);
    expect(Math.max(...heights), `${String(width)} px: ${heights.join()}`).toBeLessThanOrEqual(
      highest,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

test.describe('Z52: on a phone a row is a card of two lines', { tag: ['@Z52', '@Z16'] }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('ten cases fit in 1 100 px, and so does each payment', async ({ page, openAs }) => {
    const claims = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    await expect(claims.rows()).toHaveCount(10);
    await expectLowRows(page, claims.rows());
    await expectLowRows(
      page,
      claims.payments.getByRole('row').filter({ has: page.getByRole('rowheader') }),
    );
    for (const { width, height } of limits) {
      await page.setViewportSize({ width, height });
      const first = await claims.rows().first().boundingBox();
      const last = await claims.rows().last().boundingBox();
      const end = (last?.y ?? Number.NaN) + (last?.height ?? 0);
      expect(end - (first?.y ?? 0), `${String(width)} px`).toBeLessThanOrEqual(1100);
    }
  });

  test('a case shows number and amount first, and below them vehicle and state', async ({
    page,
    openAs,
  }) => {
    const claims = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    const row = claims.rows().filter({ has: page.getByRole('rowheader', { name: '47110016204' }) });
    await expect(row).toBeVisible();
    const boxes = await row.locator('> *').evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const [number, vehicle, amount, state] = boxes;
    if (!number || !vehicle || !amount || !state) throw new Error('The row has no four cells.');
    expect(number.left).toBeLessThan(amount.left);
    expect(vehicle.left).toBeLessThan(state.left);
    const lineEnd = Math.max(number.bottom, amount.bottom);
    expect(Math.min(vehicle.top, state.top)).toBeGreaterThanOrEqual(lineEnd - 1);
    expect(Math.abs(amount.right - state.right)).toBeLessThan(1);
    await expect(row).toContainText('Tillfälligt erbjudande');
  });

  test('the whole row leads to its case, and "Betala" has a target of its own', async ({
    page,
    openAs,
  }) => {
    const claims = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    const row = claims.rows().nth(1);
    const pay = row.getByRole('link', { name: 'Betala ärende 47110023926' });
    const target = (await pay.boundingBox()) ?? { width: 0, height: 0 };
    expect(target.height).toBeGreaterThanOrEqual(44);
    expect(target.width).toBeGreaterThanOrEqual(44);
    const [link, payLink] = await row.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const box = element.getBoundingClientRect();
      const at = (x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest('a')?.textContent ?? null;
      return [at(box.left + 10, box.bottom - 10), at(box.right - 24, box.bottom - 20)];
    });
    expect(link).toBe('47110023926');
    expect(payLink).toMatch(/^Betala/u);
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    await row.click({ position: { x: width / 2, y: height - 12 } });
    await expect(page).toHaveURL('/krav/47110023926');
  });

  test('the damages and the documents have rows of the same kind', async ({ page, openAs }) => {
    const damages = new DamagesPage(page);
    const documents = new DocumentsPage(page);
    await openAs(customers.maja, '/skador');
    await expectLowRows(page, damages.rows);
    await page.goto('/dokument');
    for (const section of [documents.demands, documents.agreements, documents.extracts]) {
      await expectLowRows(page, section.rows);
    }
  });

  test('the table is still a table: every cell has its role and its column', async ({
    page,
    openAs,
  }) => {
    const claims = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    await expect(claims.rows()).toHaveCount(10);
    await expect(claims.caseTable.getByRole('columnheader')).toHaveText([
      /^Referensnummer/u,
      /^Registreringsnummer/u,
      /^Belopp/u,
      'Status och betalning',
    ]);
    await expect(claims.caseTable.getByRole('rowheader')).toHaveCount(10);
    await expect(claims.caseTable.getByRole('cell')).toHaveCount(30);
  });

  test('with letters of double size everything is inside the window', async ({ page, openAs }) => {
    const claims = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    await expect(claims.rows()).toHaveCount(10);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test(
  'Z54: two lists on a page have names of their own for table, sort select and filter',
  { tag: ['@Z54'] },
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(customers.maja, '/dokument');
    const main = page.getByRole('main');
    for (const list of ['Kravbrev och utskick', 'Registerutdrag']) {
      await expect(main.getByRole('table', { name: list, exact: true })).toHaveCount(1);
      await expect(main.getByText(list, { exact: true }).and(main.locator('h2'))).toHaveCount(1);
      await expect(
        main.getByRole('combobox', { name: `Sortera efter ${list}`, exact: true }),
      ).toHaveCount(1);
      const filter = main.getByRole('button', { name: `Filtrera ${list}`, exact: true });
      await filter.click();
      await expect(main.getByRole('group', { name: `Filtrera ${list}`, exact: true })).toHaveCount(
        1,
      );
    }
    await expect(main.getByRole('caption')).toHaveCount(0);
    await openAs(customers.maja, '/krav');
    await expect(main.getByText('Aktiva ärenden').and(page.locator(':not(label *)'))).toHaveCount(
      0,
    );
  },
);
