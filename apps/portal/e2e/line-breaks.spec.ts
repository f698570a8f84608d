import type { Locator, Page } from '@playwright/test';

import { CheckoutPage } from './pages/CheckoutPage.ts';
import { DebtCompilationDialog } from './pages/DebtCompilationDialog.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { openQuestionForm } from './pages/QuestionForm.ts';
import { RegisterExtractPage } from './pages/RegisterExtractPage.ts';
import { proseAtRightEdge, wordsAtIcons } from './support/alignment.ts';
import { brokenLines } from './support/brokenLines.ts';
import { type Customer, customers } from './support/customers.ts';
import { loginPaths } from './support/loginPaths.ts';
import { expectTargets } from './support/targets.ts';
import { expect, test } from './support/test.ts';

type Visit = readonly [path: string, shows: string];

const visitor: readonly Visit[] = [
  ['/loggain', 'Logga in med BankID'],
  ['/tillganglighet', 'Det här fungerar inte än'],
  ['/finns-inte', 'Sidan du sökte kunde inte hittas.'],
  ['/loggaut', 'Du är utloggad'],
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
const ofPages = { tag: [...details.tag, '@Z50'] };

/** Lines break between words, prose begins at the left, and icons stand apart, however narrow the window and large the text. */
async function expectCleanLines(page: Page, place: string): Promise<void> {
  // Found by its element: a dialog hides it from assistive technology.
  const main = page.locator('main');
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await main.evaluate((element) => {
    for (const part of element.querySelectorAll('details')) part.open = true;
  });
  for (const [width, textSize] of sizes) {
    await page.setViewportSize({ width, height: 844 });
    await setTextSize(page, textSize);
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

async function setTextSize(page: Page, textSize: string): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, textSize);
}

/** What can be pressed can be pressed by an unsteady finger, and lines are clean. */
async function expectUsablePages(page: Page, pages: readonly Visit[]): Promise<void> {
  for (const [path, shows] of pages) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(shows).first()).toBeAttached();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await test.step(`${path} at ${String(width)} px`, () => expectTargets(page));
    }
    await expectCleanLines(page, path);
  }
}

test.use({ viewport: { width: 390, height: 844 } });

test(
  'lines are clean and targets large enough on the pages of a visitor',
  ofPages,
  async ({ page }) => {
    await expectUsablePages(page, visitor);
  },
);

for (const [customer, pages] of visits) {
  test(
    `lines are clean and targets large enough on the pages of ${customer.fullName}`,
    ofPages,
    async ({ page, sandbox, openAs }) => {
      await sandbox.setInformationText(
        'Trafikförsäkringsavgiften för personbilar ändras den 2026-12-01. Läs mer om <a href="https://trafikfonden.example/avgifter">trafikförsäkringsavgifter</a>.',
      );
      await openAs(customer, pages[0]?.[0] ?? '/');
      await expectUsablePages(page, pages);
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

test(
  'lines are clean in every step of a login, in an area that keeps its height of at least 400 pixels, wide and narrow',
  { tag: [...details.tag, '@L20'] },
  async ({ page, sandbox }) => {
    const login = new LoginPage(page);
    const expectTallEnough = async (heading: string) => {
      const found = page.getByRole('heading', { level: 2, name: heading });
      await setTextSize(page, '100%');
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(found).toBeVisible();
        expect(await heightOfCard(found), heading).toBeGreaterThanOrEqual(400);
      }
    };
    await login.open();
    await expectTallEnough('Logga in med BankID');
    await login.startQr();
    await expectTallEnough('Läs av QR-koden');
    await expectCleanLines(page, 'the QR code');
    await sandbox.phone('expire');
    await expect(page.locator('[data-announced="alert"]')).toBeVisible();
    await expectTallEnough('Logga in med BankID');
    await expectCleanLines(page, 'a login that failed');
    await login.startQr();
    await sandbox.phone('sign');
    await expectTallEnough('Legitimera dig i appen');
    await expectCleanLines(page, 'the security code');
    await sandbox.addFault({ path: loginPaths.finalize, delayMs: 20_000 });
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expectTallEnough('Du är legitimerad');
    await expectCleanLines(page, 'the last step');
  },
);

/** The height of the raised card around the heading. */
function heightOfCard(heading: Locator): Promise<number> {
  return heading.evaluate((element) => {
    let card: Element | null = element;
    while (card !== null && getComputedStyle(card).boxShadow === 'none') card = card.parentElement;
    return card?.getBoundingClientRect().height ?? 0;
  });
}

test(
  'lines are clean where a payment was cancelled, a case cannot be fetched and a form has errors',
  details,
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 500/u);
    const checkout = new CheckoutPage(page);
    await openAs(customers.maja, '/krav/47110023918');
    await checkout.openForCase();
    await checkout.requestPayment();
    await checkout.swish('Avbryt').click();
    await expect(checkout.cancelled).toBeVisible();
    await expectCleanLines(page, 'a cancelled payment');
    await page.goto('/meddelanden');
    const form = await openQuestionForm(page);
    await form.message.fill('Stämmer beloppet på mitt krav?');
    await form.sendButton.click();
    await expect(form.summary).toBeVisible();
    await expectCleanLines(page, 'a question with errors');
    await form.fill('Trafikförsäkringsavgift', 'Stämmer beloppet på mitt krav?');
    await form.sendButton.click();
    await expect(form.showButton).toBeVisible();
    await expectCleanLines(page, 'a question that was sent');
    await sandbox.addFault({ path: '/api/Insurance/GetReferenceNumberBaseCard', status: 500 });
    await page.goto('/krav/47110023926');
    await expect(page.getByRole('heading', { name: 'Något gick fel!' })).toBeVisible();
    await expectCleanLines(page, 'a case that cannot be fetched');
  },
);

test(
  'lines are clean where the payment company cannot be reached',
  details,
  async ({ page, context, openAs, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/u);
    const checkout = new CheckoutPage(page);
    await context.route(/checkout\/v1\/checkout\.js/u, (route) => route.abort());
    await openAs(customers.maja, '/krav/47110023918');
    await checkout.openForCase();
    await expect(checkout.unavailable).toBeVisible();
    await expect(checkout.reload).toBeVisible();
    await expectCleanLines(page, 'a checkout that cannot be shown');
  },
);

test('lines are clean while a customer orders', details, async ({ page, openAs }) => {
  const dialog = new DebtCompilationDialog(page);
  const extract = new RegisterExtractPage(page);
  await openAs(customers.maja, '/krav');
  await dialog.opener.click();
  await expect(dialog.order).toBeVisible();
  await expectCleanLines(page, 'the order of a debt compilation');
  await dialog.order.click();
  await expect(dialog.toDocuments).toBeVisible();
  await expectCleanLines(page, 'an ordered debt compilation');
  await page.goto('/registerutdrag');
  await extract.fill('m@example.se');
  await extract.reviewButton.click();
  await expect(extract.review).toBeVisible();
  await expectCleanLines(page, 'the review of an order');
  await page.goto('/krav/betala/finns-inte');
  await expect(page.getByRole('button', { name: 'Öppna betalningen' })).toBeVisible();
  await expectCleanLines(page, 'a payment that was begun elsewhere');
});
