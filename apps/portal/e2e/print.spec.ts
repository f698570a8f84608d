import type { Page } from '@playwright/test';

import { CasePage } from './pages/CasePage.ts';
import { holdCalls } from './support/holdCalls.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const majasDebt = `41${nbsp}317${nbsp}kr`;

/**
 * The shell is not printed: it belongs to the site, or cannot be pressed on paper. The remaining buttons are part of the
 * text: the names of letters.
 */
async function expectNoShell(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  }
  const pressed = page.getByRole('button', { name: /^(?!Ladda ner |inkassokravet )/u });
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Gå till innehåll' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Tillbaka' })).toBeHidden();
  await expect(page.getByText('Vi använder bara kakor')).toBeHidden();
}

const paper = (page: Page) =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    ink: getComputedStyle(document.querySelector('h1') ?? document.body).color,
  }));

test.describe('on a first visit, from a dark screen', () => {
  test.use({ isFirstVisit: true, colorScheme: 'dark' });

  test(
    'the print button prints the case as a clean page with all collapsed parts open',
    { tag: ['@Z05'] },
    async ({ page, openAs }) => {
      const claimCase = new CasePage(page);
      await page.addInitScript(() => {
        globalThis.print = () => {
          document.title = 'Skrivs ut';
        };
      });
      const letThrough = await holdCalls(page, '/api/Insurance/GetReferenceNumberBaseCard');
      await openAs(customers.maja, '/krav/47110023918');
      const button = page.getByRole('button', { name: 'Skriv ut' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(button, 'while nothing can be printed').toHaveCount(0);
      letThrough();
      await button.click();
      await expect(page).toHaveTitle('Skrivs ut');
      const card = claimCase.paymentCard('Betala det här kravet');
      await expect(card).toBeVisible();
      // The code of a collapsed part is rendered in advance, because printing does not wait.
      await expect(card.getByRole('img', { name: /^QR-kod/u, includeHidden: true })).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      await expectNoShell(page);
      await page.pdf();
      await expect(page.getByText(/^Maja Lindqvist, utskrivet \d{4}-\d\d-\d\d$/u)).toBeVisible();
      await expect(page.getByText('198704129843')).toHaveCount(0);
      await expect(claimCase.fact('Status')).toContainText('Kravet är inte betalt i tid.');
      await expect(card.getByText('OCR-nummer', { exact: true })).toBeVisible();
      await expect(card.getByRole('img', { name: /^QR-kod/u })).toBeVisible();
      await expect(claimCase.progress.getByText('Kronofogden').first()).toBeVisible();
      await expect(claimCase.history.getByText('Kravbrev')).toBeVisible();
      expect(await paper(page)).toEqual({
        ground: 'rgb(255, 255, 255)',
        ink: expect.stringMatching(/^rgb\((?:\d|[1-3]\d), (?:\d|[1-3]\d), (?:\d|[1-4]\d)\)$/u),
      });
    },
  );
});

test(
  'a plan prints with each month, explanation and payment, and no card breaks over a page',
  { tag: ['@Z05'] },
  async ({ page, openAs }) => {
    const claimCase = new CasePage(page);
    await openAs(customers.johan, '/krav/47160027415');
    const rest = claimCase.paymentCard('Det här är kvar av planen');
    await expect(rest).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expectNoShell(page);
    for (const [title, amount] of [
      ['Den här månaden', `350${nbsp}kr`],
      ['Nästa månad', `600${nbsp}kr`],
      ['Betala hela avbetalningsplanen', `5${nbsp}613${nbsp}kr`],
    ] as const) {
      const card = claimCase.paymentCard(title);
      await expect(card).toContainText(amount);
      await expect(card.getByText('OCR-nummer', { exact: true })).toBeVisible();
      await expect(card.getByRole('img', { name: /^QR-kod/u })).toBeVisible();
      await expect(card).toHaveCSS('break-inside', 'avoid');
    }
    await expect(rest.getByText('Det som är kvar av själva skulden.')).toBeVisible();
    await expect(page.getByText('2027-10-31')).toBeVisible();
  },
);

/** The content that each printed page must have. */
const papers = [
  { path: '/oversikt', heading: 'Hej Maja', needed: ['Krav', majasDebt] },
  {
    path: '/krav',
    heading: /^Krav – din skuld just nu/u,
    needed: [majasDebt, 'Referensnummer', 'Betala hela skulden', 'OCR-nummer', 'Plusgiro'],
  },
  { path: '/meddelanden', heading: 'Meddelanden', needed: ['Trafikförsäkringsavgift'] },
  { path: '/dokument', heading: 'Dokument', needed: ['Kravbrev och utskick', 'Inkassokrav'] },
  { path: '/skador', heading: 'Skador', needed: ['2026/1187', 'Parkeringsskada'] },
  {
    path: '/registerutdrag',
    heading: 'Registerutdrag',
    needed: ['Utdraget är klart inom 30 dagar.'],
  },
] as const;

/** What says nothing on paper. */
const unprinted = [
  'banner',
  'contentinfo',
  'navigation',
  'tablist',
  'combobox',
  'searchbox',
] as const;

/** The names of tables that would begin on a new page, and leave the page before empty. */
const longTablesKeptTogether = (page: Page) =>
  page
    .locator('*')
    .filter({ has: page.locator('tr:nth-child(10)') })
    .evaluateAll((around) =>
      around
        .filter((each) => getComputedStyle(each).breakInside === 'avoid')
        .map((each) => each.querySelector('caption, h2')?.textContent),
    );

test(
  'every page prints its content without header and footer',
  { tag: ['@Z05'] },
  async ({ page, openAs }) => {
    const main = page.getByRole('main');
    await openAs(customers.maja, '/oversikt');
    for (const { path, heading, needed } of papers) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const words of needed) await expect(main, path).toContainText(words);
      await page.emulateMedia({ media: 'print' });
      for (const role of unprinted) {
        await expect(page.getByRole(role).filter({ visible: true }), path).toHaveCount(0);
      }
      // The remaining buttons are part of the text: names of documents and conversations, and the end of a sentence.
      await expect(
        page
          .getByRole('button', {
            name: /^(?!Ladda ner |Beställ här$|Trafikförsäkringsavgift |Skada |Övrigt )/u,
          })
          .filter({ visible: true }),
        path,
      ).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const words of needed) {
        await expect(main.getByText(words).filter({ visible: true }).first(), path).toBeVisible();
      }
      await expect(page.getByText('Maja Lindqvist, utskrivet')).toBeVisible();
      expect(await longTablesKeptTogether(page), path).toEqual([]);
    }
  },
);
