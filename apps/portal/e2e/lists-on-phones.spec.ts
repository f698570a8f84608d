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

/** @param withLongNames the rows whose name needs more than two lines: it is shown in whole (decision 28) */
async function expectLowRows(page: Page, rows: Locator, withLongNames?: Locator): Promise<void> {
  await expect(rows.first()).toBeVisible();
  for (const { width, height, highest } of limits) {
    await page.setViewportSize({ width, height });
    const long = withLongNames === undefined ? [] : await heightsOf(withLongNames);
    const heights = (await heightsOf(rows)).filter((each) => !long.includes(each));
    expect(Math.max(...heights), `${String(width)} px: ${heights.join()}`).toBeLessThanOrEqual(
      highest,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'Z52: a case is a card of two lines that leads to it, ten of them fit in 1 100 px, and the table is still a table',
    { tag: ['@Z52', '@Z16', '@Z103'] },
    async ({ page, openAs }) => {
      const claims = new ClaimsPage(page);
      await openAs(customers.maja, '/krav');
      await expect(claims.rows()).toHaveCount(10);
      await expectLowRows(page, claims.rows());
      await expectLowRows(
        page,
        claims.payments.getByRole('row').filter({ has: page.getByRole('rowheader') }),
      );
      // In a box of one pixel, Orca reads words that may wrap letter by letter.
      for (const header of await claims.caseTable
        .locator('th[scope=col], [role=columnheader]')
        .all()) {
        await expect(header).toHaveCSS('white-space', 'nowrap');
      }
      for (const { width, height } of limits) {
        await page.setViewportSize({ width, height });
        const first = await claims.rows().first().boundingBox();
        const last = await claims.rows().last().boundingBox();
        const end = (last?.y ?? Number.NaN) + (last?.height ?? 0);
        expect(end - (first?.y ?? 0), `${String(width)} px`).toBeLessThanOrEqual(1100);
      }
      await page.setViewportSize({ width: 390, height: 844 });

      await test.step('every cell has its role and its column', async () => {
        await expect(claims.caseTable.getByRole('columnheader')).toHaveText([
          /^Referensnummer/u,
          /^Registreringsnummer/u,
          /^Belopp/u,
          'Status och betalning',
        ]);
        await expect(claims.caseTable.getByRole('rowheader')).toHaveCount(10);
        await expect(claims.caseTable.getByRole('cell')).toHaveCount(30);
      });

      await test.step('number and amount first, and below them vehicle and state', async () => {
        const row = claims
          .rows()
          .filter({ has: page.getByRole('rowheader').filter({ hasText: '47110016204' }) });
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

      await test.step('the whole row leads to its case, and "Betala" has a target of its own', async () => {
        const row = claims.rows().nth(1);
        const pay = row.getByRole('link', { name: 'Betala krav 4 7 1 1, 0 0 2 3, 9 2 6' });
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
      });

      await test.step('with letters of double size everything is inside the window', async () => {
        const setSize = (size: string) =>
          page.evaluate((fontSize) => {
            document.documentElement.style.fontSize = fontSize;
          }, size);
        await setSize('200%');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        await setSize('');
      });

      const row = claims.rows().nth(1);
      const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
      await row.click({ position: { x: width / 2, y: height - 12 } });
      await expect(page).toHaveURL('/krav/47110023926');
    },
  );

  test(
    'Z52: damages and documents have rows of the same kind, and under 768 px each table has a select to sort by',
    { tag: ['@Z52', '@Z16', '@Z54', '@S01', '@S02', '@K07', '@U07'] },
    async ({ page, openAs }) => {
      const damages = new DamagesPage(page);
      const documents = new DocumentsPage(page);
      const { demands, extracts } = documents;

      await test.step('damages, with the label of the web number only where there is one', async () => {
        const sortButton = damages.table.getByRole('button', { name: 'Skadedag' });
        const sortField = page.getByRole('combobox', { name: 'Sortera efter' });
        const labelOf = (number: string) =>
          damages
            .row(number)
            .getByRole('cell')
            // After the day and the number.
            .nth(2)
            .evaluate((cell) => getComputedStyle(cell, '::before').content);
        await openAs(customers.maja, '/skador');
        await expectLowRows(page, damages.rows);
        await page.setViewportSize({ width: 768, height: 900 });
        await expect(sortButton).toBeVisible();
        await expect(sortField).toBeHidden();
        expect(await labelOf('2026/1187')).toBe('none');
        await page.setViewportSize({ width: 767, height: 900 });
        await expect(sortButton).toBeHidden();
        expect(await labelOf('2026/1187')).toContain('Webbnummer');
        expect(await labelOf('2026/0412')).toBe('none');
        await sortField.selectOption('Skadedag, äldst först');
        expect(await damages.days()).toEqual(['2024-09-21', '2026-04-26', '2026-11-08']);
      });

      await test.step('documents', async () => {
        await page.goto('/dokument');
        const long = page.getByRole('row').filter({ hasText: 'Information om trafikförsäkring' });
        for (const section of [demands, documents.agreements, extracts]) {
          await expectLowRows(page, section.rows, long);
        }
        const name = long.getByText('Information om trafikförsäkring');
        expect(await name.evaluate((link) => link.scrollHeight - link.clientHeight)).toBe(0);
        await page.setViewportSize({ width: 767, height: 900 });
        const select = (list: string) =>
          page.getByRole('combobox', { name: `Sortera efter ${list}`, exact: true });
        await expect(select('Kravbrev och utskick')).toHaveValue('date-descending');
        await expect(select('Kravbrev och utskick').getByRole('option')).toHaveText([
          'Dokument, A till Ö',
          'Dokument, Ö till A',
          'Referensnummer, A till Ö',
          'Referensnummer, Ö till A',
          'Skickat via, A till Ö',
          'Skickat via, Ö till A',
          'Datum, äldst först',
          'Datum, nyast först',
        ]);
        await expect(demands.table.getByRole('button', { name: 'Datum' })).toHaveCount(0);
        await select('Registerutdrag').selectOption('Datum, äldst först');
        expect(await extracts.dates()).toEqual(['2026-09-10', '2026-11-02']);

        await page.setViewportSize({ width: 768, height: 900 });
        await expect(select('Kravbrev och utskick')).toHaveCount(0);
        await expect(extracts.header('Datum')).toHaveAttribute('aria-sort', 'ascending');
        await extracts.table.getByRole('button', { name: 'Datum' }).click();
        await expect(extracts.header('Datum')).toHaveAttribute('aria-sort', 'descending');
      });
    },
  );
});
