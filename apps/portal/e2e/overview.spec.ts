import { OverviewPage } from './pages/OverviewPage.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'Z53: on a tablet the claims are wide and the other cards stand beside one another, as far as there is room',
  { tag: ['@O03', '@Z53', '@Z16'] },
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
    }
    const tops = () =>
      Promise.all(others.map(async (name) => (await overview.card(name).boundingBox())?.y ?? 0));
    await page.setViewportSize({ width: 767, height: 1100 });
    const [damages = 0, messages] = await tops();
    expect(messages, 'in a narrower window').toBeGreaterThan(damages);

    await page.setViewportSize({ width: 1280, height: 1100 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const [first = 0, second, third] = await tops();
    expect(second, 'side by side until large text would break their words').toBe(first);
    expect(third).toBeGreaterThan(first);
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
    await expect(overview.card('Krav').getByText(/\skr$/u).first()).toHaveCSS('font-size', '36px');
    // Her lines are the longest that there are. Most of the last card is in sight.
    await openAs(customers.birgitta, '/oversikt');
    await expectEnd(870);
  },
);
