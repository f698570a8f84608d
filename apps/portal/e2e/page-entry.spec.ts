import type { Page } from '@playwright/test';

import { loginPaths } from './support/loginPaths.ts';
import { customers, expect, test } from './support/test.ts';

const scrolledTo = (page: Page) => page.evaluate(() => globalThis.scrollY);

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 300 } });

  test(
    'a new page is scrolled to its top after 100 ms, without a jump before, and is read from its heading',
    { tag: ['@R14', '@Z03'] },
    async ({ page, openAs }) => {
      await page.clock.install();
      await openAs(customers.maja, '/krav');
      await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
      const footer = page.getByRole('contentinfo');
      for (const { link, title } of [
        { link: 'Skicka meddelande', title: 'Meddelanden' },
        { link: 'Beställ registerutdrag', title: 'Registerutdrag' },
      ]) {
        const target = footer.getByRole('link', { name: link });
        await target.scrollIntoViewIfNeeded();
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
        await target.click();
        const heading = page.getByRole('heading', { level: 1, name: title });
        await expect(heading).toBeFocused();
        expect(await scrolledTo(page)).toBeGreaterThan(0);
        await page.clock.runFor(99);
        expect(await scrolledTo(page)).toBeGreaterThan(0);
        await page.clock.runFor(1);
        expect(await scrolledTo(page)).toBe(0);
        await page.clock.resume();
      }
    },
  );
});

test(
  'Z54: focus and title follow the customer to every page, and back, and each page is read aloud once',
  { tag: ['@Z03', '@Z54', '@R13'] },
  async ({ page, openAs, announcements }) => {
    await openAs(customers.maja, '/oversikt');
    const expectEntered = async (heading: string | RegExp, title: string) => {
      const found = page.getByRole('heading', { level: 1, name: heading });
      await expect(found).toBeFocused();
      await expect(page).toHaveTitle(`${title} – Mina sidor`);
    };
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Huvudmeny' });
    await navigation.getByRole('link', { name: 'Krav' }).click();
    await expectEntered('Krav', 'Krav');
    await page.getByRole('link', { name: '47110023918', exact: true }).click();
    await expectEntered('Referensnummer 47110023918', 'Ärendedetaljer: 47110023918');
    await navigation.getByRole('link', { name: 'Dokument' }).click();
    await expectEntered('Dokument', 'Dokument');
    await page.goBack();
    await expectEntered('Referensnummer 47110023918', 'Ärendedetaljer: 47110023918');
    await page.getByRole('link', { name: 'Logga ut' }).click();
    await expectEntered('Du är utloggad', 'Du är utloggad');
    // A screen reader reads what gets focus; an announcement would repeat it.
    expect((await announcements()).join(' ')).not.toMatch(
      /Krav|Ärendedetaljer|47110023918|Dokument|Du är utloggad/u,
    );
  },
);

test(
  'everything is in Swedish except the English information and its link',
  { tag: ['@R20'] },
  async ({ page, openAs }) => {
    const english =
      /\b(?:the|and|your|you|please|with|loading|error|submit|close|menu|log ?in|log ?out|page)\b/iu;
    const expectSwedish = async (path: string) => {
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'sv');
      await expect(page.locator('body [lang]:visible'), path).toHaveText(['English']);
      await expect(page.locator('body [lang]:visible'), path).toHaveAttribute('lang', 'en');
      const words = (await page.locator('body').innerText()).replace('English', '');
      expect(words, path).not.toMatch(english);
    };
    await page.goto('/loggain');
    await expectSwedish('/loggain');
    for (const path of [
      '/oversikt',
      '/krav',
      '/krav/47110023918',
      '/dokument',
      '/finns-inte',
      '/loggaut',
    ]) {
      await openAs(customers.maja, path);
      await expect(page).toHaveURL(path);
      await expectSwedish(path);
    }
    await page.getByRole('button', { name: 'English' }).click();
    const dialog = page.getByRole('dialog', { name: 'Information in English' });
    await expect(dialog).toContainText('Mina sidor is only available in Swedish.');
    expect(
      await dialog.evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
    ).toBe('en');
  },
);

test(
  'site state brings the release id, which is shown nowhere',
  { tag: ['@Q13'] },
  async ({ page, openAs }) => {
    const answered = page.waitForResponse((response) =>
      response.url().endsWith(loginPaths.siteState),
    );
    await openAs(customers.maja, '/oversikt');
    const response = await answered;
    expect(response.request().method()).toBe('GET');
    const release = response.headers()['release-id'];
    expect(release).toMatch(/./u);
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toContain(release);
  },
);
