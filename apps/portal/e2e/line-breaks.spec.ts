import type { Page } from '@playwright/test';

import { CheckoutPage } from './pages/CheckoutPage.ts';
import { openQuestionForm } from './pages/QuestionForm.ts';
import { proseAtRightEdge, wordsAtIcons } from './support/alignment.ts';
import { brokenLines } from './support/brokenLines.ts';
import { type Customer, customers } from './support/customers.ts';
import { expect, test } from './support/test.ts';

type Visit = readonly [path: string, shows: string];

const visitor: readonly Visit[] = [
  ['/loggain', 'Logga in med BankID'],
  ['/tillganglighet', 'Det här fungerar inte än'],
  ['/finns-inte', 'Sidan du sökte kunde inte hittas.'],
];

const visits: readonly (readonly [customer: Customer, pages: readonly Visit[]])[] = [
  [
    customers.maja,
    [
      ['/oversikt', 'Läs två olästa meddelanden'],
      ['/krav', 'Betalningshistorik'],
      ['/krav/47110023918', 'Om du inte betalar i tid'],
      ['/dokument', 'Kravbrev'],
      ['/meddelanden', 'Trafikförsäkringsavgift'],
      ['/skador', '2026/1187'],
      ['/registerutdrag', 'E-postadress'],
    ],
  ],
  [
    customers.birgitta,
    [
      ['/oversikt', 'Tre fordon är oförsäkrade'],
      ['/krav', 'Betalningshistorik'],
      ['/krav/47150061842', 'Så slutar skulden att öka'],
    ],
  ],
  [
    customers.johan,
    [
      ['/krav', 'Att betala i november'],
      ['/krav/47160027415', 'Betala senast'],
    ],
  ],
  [
    customers.elsa,
    [
      ['/oversikt', 'Du har inget att göra just nu.'],
      ['/dokument', 'Du har inga skuldsammanställningar.'],
    ],
  ],
  [customers.gunnar, [['/krav', 'Betalningshistorik']]],
];

const sizes = [
  [390, '100%'],
  [320, '100%'],
  [390, '200%'],
] as const;

const serverTexts = 'main [data-tone="info"], main dd, main [role="rowheader"]';

const details = { tag: ['@Z88', '@Z89', '@Z94'] };

/** Lines break between words, prose begins at the left, and icons stand apart, however narrow the window and large the text. */
async function expectCleanLines(page: Page, place: string): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('main').evaluate((main) => {
    for (const part of main.querySelectorAll('details')) part.open = true;
  });
  for (const [width, textSize] of sizes) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    const where = `${place}, ${String(width)} px, text at ${textSize}`;
    expect.soft(await brokenLines(page), where).toEqual([]);
    expect.soft(await proseAtRightEdge(page), where).toEqual([]);
    expect.soft(await wordsAtIcons(page), where).toEqual([]);
  }
  // Nobody here chooses the words of the server.
  await page.setViewportSize({ width: 320, height: 844 });
  expect.soft(await brokenLines(page, serverTexts), `${place}, 320 px, text at 200%`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
}

async function expectCleanPages(page: Page, pages: readonly Visit[]): Promise<void> {
  for (const [path, shows] of pages) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(shows).first()).toBeAttached();
    await expectCleanLines(page, path);
  }
}

test.use({ viewport: { width: 390, height: 844 } });

test('lines are clean on the pages of a visitor', details, async ({ page }) => {
  await expectCleanPages(page, visitor);
});

for (const [customer, pages] of visits) {
  test(
    `lines are clean on the pages of ${customer.fullName}`,
    details,
    async ({ page, sandbox, openAs }) => {
      await sandbox.setInformationText(
        'Trafikförsäkringsavgiften för personbilar ändras den 2026-12-01. Läs mer om <a href="https://trafikfonden.example/avgifter">trafikförsäkringsavgifter</a>.',
      );
      await openAs(customer, pages[0]?.[0] ?? '/');
      await expectCleanPages(page, pages);
    },
  );
}

test(
  'lines are clean while a customer pays, and asks a question',
  details,
  async ({ page, openAs }) => {
    const checkout = new CheckoutPage(page);
    await openAs(customers.maja, '/krav');
    await page.getByRole('button', { name: 'Betala 41 317 kr med Swish' }).click();
    await expect(checkout.phoneNumber).toBeVisible();
    await expectCleanLines(page, 'the checkout');
    await checkout.pay();
    await expectCleanLines(page, 'the confirmation');
    await page.goto('/meddelanden');
    const form = await openQuestionForm(page);
    await form.fill('Trafikförsäkringsavgift', 'Stämmer beloppet på mitt krav?');
    await expectCleanLines(page, 'a new question');
  },
);
