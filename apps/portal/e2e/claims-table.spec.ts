import { ClaimsPage } from './pages/ClaimsPage.ts';
import { referenceNumbers, setCases } from './support/claimsPackage.ts';
import { customers, expect, test } from './support/test.ts';

const { personalNumber } = customers.maja;

test(
  'the pay column shows the first action that applies to the case',
  { tag: ['@C12'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    const payCell = (referenceNumber: string) =>
      claims.caseTable
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: referenceNumber }) })
        .getByRole('cell')
        .last();
    await sandbox.changeCustomer(personalNumber, {
      cases: {
        '47110023918': { paymentStatus: 'Created', stateName: 'Ackord' },
        '47110023926': { paymentStatus: 'CheckoutFinished' },
        '47110018203': { amountToPay: '0' },
        '47110024031': { paymentStatus: 'Initialized' },
        '47110017338': { hasOpenUninsuredPeriod: true, dayCharge: '45,00' },
      },
    });
    await openAs(customers.maja, '/krav');
    await expect(payCell('47110023918')).toHaveText('Betalning bearbetas');
    await expect(payCell('47110023926')).toHaveText('Betalning bearbetas');
    await expect(payCell('47110019447')).toHaveText('Avbetalningsplan');
    await expect(payCell('47110018203')).toHaveText('');
    await expect(payCell('47110017338')).toHaveText('Oförsäkrat fordon');
    await expect(payCell('47110016952')).toHaveText('Bestridande');
    await expect(payCell('47110016204')).toHaveText('Tillfälligt erbjudande');
    await expect(payCell('47110015511')).toHaveText('Ackord');
    const pay = payCell('47110024031').getByRole('link');
    await expect(pay).toHaveAccessibleName('Betala ärende 47110024031');
    await expect(pay).toHaveAttribute('href', '/krav/47110024031');

    await sandbox.setSystems({ payments: false });
    await page.reload();
    await expect(payCell('47110023918')).toHaveText('Betalning bearbetas');
    await expect(payCell('47110024031')).toHaveText('');
    await sandbox.setVip(true);
    await page.reload();
    await expect(payCell('47110024031').getByRole('link')).toBeVisible();
  },
);

test(
  'an amount of six digits fits on one line',
  { tag: ['@C10'] },
  async ({ page, sandbox, openAs }) => {
    await sandbox.changeCustomer(personalNumber, {
      cases: { '47110023918': { amountToPay: '124 350,50' } },
    });
    await openAs(customers.maja, '/krav');
    for (const width of [1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const amount = new ClaimsPage(page).caseTable.getByText(/^124\s350,50\skr$/u);
      const lines = await amount.evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, `${width} px`).toBe(1);
    }
  },
);

test(
  'ten cases need no buttons, eleven bring "Visa fler" and twenty-five bring "Visa alla" too',
  { tag: ['@C13', '@C14', '@C15', '@C17'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const claims = new ClaimsPage(page);
    const panel = page.getByRole('tabpanel');
    const showAll = panel.getByRole('button', { name: 'Visa alla' });
    const openWith = async (active: number, closed = 0) => {
      await sandbox.clearFaults();
      await setCases(sandbox, referenceNumbers(active), referenceNumbers(closed));
      await page.goto('/krav');
      await expect(panel.getByText(`Visar 10 av ${String(active)}`)).toBeVisible();
    };
    await openAs(customers.maja, '/oversikt');

    await openWith(10);
    await expect(claims.showMore).toHaveCount(0);
    await expect(showAll).toHaveCount(0);
    await openWith(11);
    await expect(claims.showMore).toBeVisible();
    await expect(showAll).toHaveCount(0);
    await openWith(24);
    await expect(claims.showMore).toBeVisible();
    await expect(showAll).toHaveCount(0);

    await openWith(25, 11);
    await claims.showMore.click();
    await expect(claims.rows()).toHaveCount(20);
    await expect(panel.getByText('Visar 20 av 25')).toBeVisible();
    await expect(claims.showMore).toBeVisible();
    await showAll.click();
    await expect(claims.rows()).toHaveCount(25);
    await expect(claims.caseLink('90000000021')).toBeFocused();
    await expect.poll(announcements).toContain('Visar 25 av 25');
    const said = (await announcements()).filter((text) => text.startsWith('Visar 25'));
    expect(said, 'once').toEqual(['Visar 25 av 25']);
    await expect(showAll).toHaveCount(0);
    await expect(claims.showMore).toHaveCount(0);
    await claims.tab('Avslutade (11)').click();
    await expect(claims.rows(), 'a change of tab starts at ten again').toHaveCount(10);
  },
);

test(
  'the payment history lists type, date, amount and what happened to the money, newest first',
  { tag: ['@C18', '@C20', '@U06', '@Z09', '@Z34'] },
  async ({ page, openAs }) => {
    const { payments } = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    await expect(payments.getByRole('columnheader')).toHaveText([
      /^Typ/u,
      /^Datum/u,
      /^Vad som hände/u,
      /^Belopp/u,
    ]);
    await expect(payments.getByRole('columnheader', { name: 'Datum' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const rows = payments.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows).toHaveCount(10);
    const row = (index: number) => rows.nth(index).locator('> *');
    await expect(row(0)).toHaveText(['Inbetalning', '2026-11-04', 'Du betalade', '450\u00A0kr']);
    await expect(row(2)).toHaveText([
      'Inbetalning',
      '2026-09-06',
      'Du betalade',
      '1\u00A0200\u00A0kr',
    ]);
    await expect(row(3)).toHaveText(['Rättelse', '2026-08-14', 'Minskade din skuld', '60\u00A0kr']);
    await expect(row(4)).toHaveText([
      'Betalning via Kronofogden',
      '2026-07-16',
      'Kronofogden betalade',
      '2\u00A0026\u00A0kr',
    ]);
    await expect(row(6)).toHaveText([
      'Skadeersättning',
      '2026-05-16',
      'Minskade din skuld',
      '2\u00A0600\u00A0kr',
    ]);
    await expect(row(8)).toHaveText([
      'Återbetalning',
      '2026-04-03',
      'Vi betalade till dig',
      '350\u00A0kr',
    ]);
    await expect(page.getByText('Visar 10 av 14')).toBeVisible();
    await expect(page.getByText('betalningar från de två senaste åren')).toBeVisible();
    await page.getByRole('tab', { name: 'Avslutade (3)' }).click();
    await expect(page.getByText('Avslutade ärenden visas i ett år.')).toBeVisible();
  },
);

test(
  'a state stays on one line, and no header breaks inside a word, at every width of the table',
  { tag: ['@C10', '@C12'] },
  async ({ page, openAs }) => {
    const claims = new ClaimsPage(page);
    await openAs(customers.maja, '/krav');
    await expect(claims.rows()).toHaveCount(10);
    for (const width of [1280, 1200, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await claims.caseTable.evaluate((table) =>
        [
          ...table.querySelectorAll('th button'),
          ...[...table.querySelectorAll('td:last-child > *')].filter(
            ({ textContent }) => textContent === 'Tillfälligt erbjudande',
          ),
        ].flatMap((element) => {
          const range = document.createRange();
          const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
          range.selectNodeContents(words ?? element);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [element.textContent] : [];
        }),
      );
      expect(broken, `${String(width)} px`).toEqual([]);
    }
  },
);
