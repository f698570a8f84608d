import { type CardName, OverviewPage } from './pages/OverviewPage.ts';
import { Shell } from './pages/Shell.ts';
import { expectAccessible } from './support/accessible.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'the overview leads to claims, damages, messages and documents',
  { tag: ['@O03', '@R10', '@Z16'] },
  async ({ page, openAs }) => {
    const { main } = new Shell(page);
    const overview = new OverviewPage(page);
    await openAs(customers.maja, '/oversikt');
    await expect(page).toHaveTitle(/^Översikt/u);
    for (const name of ['Krav – din skuld just nu', 'Skador', 'Meddelanden', 'Dokument']) {
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    // The cards are side by side, until large text would break their words.
    const topOf = async (name: CardName) => (await overview.card(name).boundingBox())?.y;
    expect(await topOf('Dokument')).toBe(await topOf('Skador'));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await topOf('Meddelanden')).toBe(await topOf('Skador'));
    expect(await topOf('Dokument')).toBeGreaterThan((await topOf('Skador')) ?? Infinity);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    for (const [card, path] of [
      ['Krav', '/krav'],
      ['Skador', '/skador'],
      ['Meddelanden', '/meddelanden'],
      ['Dokument', '/dokument'],
    ] as const) {
      await overview.card(card).getByRole('link').click();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL('/oversikt');
    }
  },
);

test(
  'Z53: on a tablet the claims are wide and the other cards stand beside one another',
  { tag: ['@Z53'] },
  async ({ page, openAs }) => {
    const overview = new OverviewPage(page);
    const others = ['Skador', 'Meddelanden', 'Dokument'] as const;
    await openAs(customers.ivar, '/oversikt');
    for (const width of [768, 820, 991]) {
      await page.setViewportSize({ width, height: 1100 });
      const claims = await overview.card('Krav').boundingBox();
      const boxes = await Promise.all(others.map((name) => overview.card(name).boundingBox()));
      const [first] = boxes;
      for (const box of boxes) {
        expect(box?.y, `${String(width)} px`).toBe(first?.y);
        expect(box?.width).toBeCloseTo(first?.width ?? 0, 0);
        expect(box?.height).toBe(first?.height);
      }
      expect(first?.width).toBeLessThan((claims?.width ?? 0) / 2.5);
      expect(first?.y).toBeGreaterThan((claims?.y ?? 0) + (claims?.height ?? 0));
      await expectAccessible(page, {
        title: /^Översikt/u,
        heading: 'Hej Ivar',
        shows: () => expect(overview.card('Krav')).toBeVisible(),
        only: 'computer',
      });
    }
    // In a narrower window or with larger text, the cards are stacked.
    await page.setViewportSize({ width: 767, height: 1100 });
    const [damages, messages] = await Promise.all(
      others.map((name) => overview.card(name).boundingBox()),
    );
    expect(messages?.y).toBeGreaterThan(damages?.y ?? Infinity);
  },
);

test(
  'on a phone, two things to do and the four cards are in sight without scrolling',
  { tag: ['@Z76'] },
  async ({ page, openAs }) => {
    const overview = new OverviewPage(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const lines = overview.main.getByRole('region', { name: 'Att göra' }).getByRole('listitem');
    const expectEnd = async (most: number) => {
      await expect(lines).toHaveCount(2);
      const last = await overview.card('Dokument').boundingBox();
      expect((last?.y ?? Infinity) + (last?.height ?? Infinity)).toBeLessThan(most);
    };
    await openAs(customers.astrid, '/oversikt');
    await expectEnd(844);
    // Her lines are the longest that there are. Most of the last card is in sight.
    await openAs(customers.birgitta, '/oversikt');
    await expectEnd(870);
  },
);
