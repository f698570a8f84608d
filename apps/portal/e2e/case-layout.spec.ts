import type { Page } from '@playwright/test';

import { CasePage } from './pages/CasePage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { holdCalls } from './support/holdCalls.ts';
import { tabTo } from './support/keyboard.ts';
import { layoutShift, recordLayoutShift } from './support/layoutShift.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'on a phone the heading comes first, then the payment, then the facts of the case',
  { tag: ['@D03', '@D30'] },
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const claimCase = new CasePage(page);
    await openAs(customers.maja, '/krav/47110023918');
    const top = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.y ?? 0;
    await expect(claimCase.fact('Status')).toBeVisible();
    const tops = [
      await top(claimCase.back),
      await top(claimCase.heading),
      await top(claimCase.payButtons),
      await top(claimCase.fact('Status')),
      await top(claimCase.progress),
    ];
    expect(tops).toEqual(tops.toSorted((first, second) => first - second));
    // A card that begins with its facts has no line above the first one.
    const firstFact = page
      .getByRole('main')
      .locator('dl > div')
      .filter({ hasText: /^Status/u });
    await expect(firstFact).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    // The pay button is visible without scrolling.
    await expect(claimCase.payButtons).toBeInViewport();
    // Only one link back.
    await expect(claimCase.breadcrumbs).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Tillbaka');
  },
);

test(
  'a customer reaches every part of a case by keyboard, in reading order',
  { tag: ['@Z03', '@D08', '@D30', '@Z103'] },
  async ({ page, openAs }) => {
    const claimCase = new CasePage(page);
    const claims = new ClaimsPage(page);
    const main = page.getByRole('main');
    await openAs(customers.maja, '/krav');
    await tabTo(page, claims.caseLink('47110023918'));
    await page.keyboard.press('Enter');
    await expect(claimCase.heading).toBeFocused();
    await expect(claimCase.heading).toHaveAccessibleName('Referensnummer 4 7 1 1, 0 0 2 3, 9 1 8');
    await expect(page).toHaveTitle('Ärendedetaljer: 47110023918 – Mina sidor');
    const stops = [
      main.getByRole('button', { name: /^inkassokravet från/u }),
      claimCase.payButtons,
      main.getByText('Plusgiro och OCR'),
      main.getByRole('link', { name: /^budget- och skuldrådgivning/u }),
      main.getByRole('link', { name: 'Skicka meddelande' }),
      main.getByRole('link', { name: /^Ring oss/u }),
      claimCase.fact('Status').getByRole('button'),
      claimCase.history.getByRole('button', { name: /^inkassokravet/u }),
      ...['Inkassokrav', 'Påminnelse', 'Kravbrev'].map((name) =>
        claimCase.history.getByRole('button', { name: `Ladda ner ${name}` }),
      ),
      ...['Krav', 'Påminnelse', 'Inkasso'].map((title) =>
        claimCase.progress.locator('summary').filter({ hasText: title }),
      ),
    ];
    // The heading shows and has focus before the case and its letters have loaded.
    for (const stop of stops) await expect(stop).toBeVisible();
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(
        stop.locator('xpath=ancestor-or-self::*[self::a or self::button or self::summary][1]'),
      ).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(claimCase.progress.locator('details[open]')).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(claimCase.progress.locator('details[open]')).toHaveCount(1);
  },
);

test(
  'Z51: at every width headings, Tab and reading follow what is seen, and the facts have a heading',
  { tag: ['@Z51'] },
  async ({ page, openAs }) => {
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1 });
    await openAs(customers.maja, '/krav/47110020666');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Kravet är avslutat. Du har inget att betala för det.',
      'Om kravet',
      'Det som har hänt',
    ]);
    await openAs(customers.maja, '/krav/47110023918');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Betala det här kravet',
      'Om du väntar med att betala',
      'Kan du inte betala allt nu?',
      'Om kravet',
      'Det som har hänt',
      'Om du inte betalar i tid',
    ]);
    // The facts are in the section of their heading.
    const facts = main.locator('section').filter({
      has: page.getByRole('heading', { level: 2, name: 'Om kravet' }),
    });
    await expect(facts.getByRole('term').first()).toHaveText('Status');
    for (const [width, height] of [
      [1280, 900],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      // No section starts above one that is read before it.
      const tops = await title
        .or(
          main.getByRole('heading', {
            name: /^Betala det här kravet$|^Om kravet$|^Det som|^Om du inte/u,
          }),
        )
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops).toHaveLength(5);
      expect(tops).toEqual(tops.toSorted((first, second) => first - second));
      // In each column, the Tab order goes from top to bottom.
      const stops = await main
        .locator('a[href], button, summary')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((one) => {
            const { left, top } = one.getBoundingClientRect();
            return { isBeside: left > 800, top: Math.round(top) };
          }),
        );
      for (const isBeside of [true, false]) {
        const column = stops.filter((stop) => stop.isBeside === isBeside).map(({ top }) => top);
        expect(column, `${String(width)} px`).toEqual(
          column.toSorted((first, second) => first - second),
        );
      }
    }
  },
);

test(
  'the letters come late without moving what is seen, and without being announced',
  { tag: ['@Z81'] },
  async ({ page, openAs, announcements }) => {
    const claimCase = new CasePage(page);
    await recordLayoutShift(page);
    await openAs(customers.maja, '/oversikt');
    for (const size of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      const letThrough = await holdCalls(page, '/api/Communication/GetInsuranceDocumentMetadatas');
      await page.goto('/krav/47110023918');
      await expect(claimCase.history.getByRole('list')).toHaveAttribute('aria-busy', 'true');
      await expect(claimCase.history.getByRole('listitem')).toHaveText([/^Nu.*Inkasso/u]);
      letThrough();
      await expect(claimCase.history.getByRole('listitem')).toHaveText([
        /^Nu.*Inkasso/u,
        /Inkassokrav/u,
        /Påminnelse/u,
        /Kravbrev/u,
        /saknade trafikförsäkring/u,
      ]);
      await expect(page.getByText(/^Sista betalningsdag står i/u)).toBeVisible();
      expect(await layoutShift(page), `at ${String(size.width)} px`).toBeLessThan(0.02);
    }
    expect((await announcements()).join()).not.toContain('Kravbrev');
  },
);
