import { OverviewPage } from './pages/OverviewPage.ts';
import type { Locator, Page } from '@playwright/test';

import { Shell } from './pages/Shell.ts';
import { expectNoSidewaysScroll } from './support/axe.ts';
import { customers, expect, test } from './support/test.ts';
import { provider } from './support/thisProvider.ts';

test(
  'a window of 992 px shows the whole header, one of 991 px the menu button, and the footer its logo and stripes in both',
  { tag: ['@N05', '@N07', '@N10', '@N16'] },
  async ({ page, openAs }) => {
    const shell = new Shell(page);
    await page.setViewportSize({ width: 992, height: 800 });
    await openAs(customers.maja, '/oversikt');
    await expect(shell.item('Översikt')).toBeVisible();
    await expect(shell.logOut).toBeVisible();
    await expect(shell.openMenu).toBeHidden();
    const name = shell.header.getByText('Maja Lindqvist').filter({ visible: true });
    await expect(name).toHaveCount(1);
    const menu = await shell.navigation.boundingBox();
    expect((await name.boundingBox())?.y, 'above the pages').toBeLessThan(menu?.y ?? 0);
    await expectFooter(page);

    await page.setViewportSize({ width: 991, height: 800 });
    await expect(shell.openMenu).toBeVisible();
    await expect(shell.navigation).toHaveCount(0);
    await expect(shell.logOut, 'the way out is not in the menu alone').toBeVisible();
    await expect(shell.english).toHaveCount(0);
    await expectFooter(page);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(shell.logOut).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
    }
  },
);

/** The logo in its fixed size, and stripes across the window, which are not read. */
async function expectFooter(page: Page): Promise<void> {
  const { footer } = new Shell(page);
  const logo = await footer.getByText(provider.name).locator('..').boundingBox();
  expect([logo?.width, logo?.height]).toEqual([149, 58]);
  const stripes = footer.locator('> [aria-hidden="true"]');
  await expect(stripes).toHaveCSS('background-image', /gradient/u);
  const width = (await stripes.boundingBox())?.width;
  expect(width).toBe(await page.evaluate(() => document.body.clientWidth));
}

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the menu lists name, pages, English and log-out, its button says what it does, and each of its links closes it',
    { tag: ['@N06', '@N07', '@N08', '@N12', '@N19', '@N24', '@U03'] },
    async ({ page, openAs }) => {
      const shell = new Shell(page);
      await openAs(customers.maja, '/krav');
      await expect(shell.openMenu).toHaveAttribute('aria-expanded', 'false');
      await shell.openMenu.click();

      await expect(shell.openMenu).toHaveCount(0);
      await expect(shell.closeMenu).toHaveAttribute('aria-expanded', 'true');
      await expect(shell.navigation.getByRole('listitem')).toHaveText([
        'Maja Lindqvist',
        'Översikt',
        'Krav',
        'Skador',
        /^Meddelanden/u,
        'Dokument',
        'English',
        'Logga ut',
      ]);
      await expect(shell.navigation.getByRole('link', { name: 'Maja Lindqvist' })).toHaveCount(0);
      await expect(shell.item('Meddelanden')).toHaveAccessibleName(
        'Meddelanden 2 olästa meddelanden',
      );
      await expect(shell.navigation.locator('[aria-current="page"]')).toHaveText(['Krav']);
      await shell.closeMenu.click();
      await expect(shell.openMenu).toBeVisible();
      await expect(shell.navigation).toHaveCount(0);

      await shell.openMenu.click();
      await shell.english.click();
      const dialog = page.getByRole('dialog', { name: 'Information in English' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(shell.openMenu).toBeFocused();

      await shell.openMenu.click();
      await shell.item('Översikt').click();
      await expect(page).toHaveURL('/oversikt');
      await expect(shell.openMenu).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeFocused();
    },
  );

  test.describe('and tall one, under a finger', () => {
    test.use({ viewport: { width: 390, height: 1800 }, hasTouch: true });

    test(
      'Z47: a press beside the open menu only closes it, whatever is below',
      { tag: ['@Z47', '@N08'] },
      async ({ page, openAs }) => {
        const shell = new Shell(page);
        await openAs(customers.maja, '/oversikt');
        const below = page.getByRole('link', { name: 'Visa dokument' });
        const logo = page.getByRole('link', { name: `${provider.name}, till översikten` });
        const press = async (target: Locator, how: 'tap' | 'click') => {
          const box = await target.boundingBox();
          if (box === null) throw new Error('It is not drawn.');
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          await (how === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        };
        await new OverviewPage(page).card('Krav').getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1, name: 'Krav' })).toBeVisible();
        await page.goBack();
        await expect(below).toBeVisible();
        const entries = () => page.evaluate(() => history.length);
        const before = await entries();
        for (const how of ['tap', 'click'] as const) {
          for (const target of [below, logo]) {
            await shell.openMenu.click();
            await expect(shell.item('Dokument')).toBeVisible();
            await press(target, how);
            await expect(shell.openMenu).toBeVisible();
            await expect(shell.openMenu).toBeFocused();
            await expect(page).toHaveURL('/oversikt');
          }
        }
        expect(await entries(), 'nothing has been followed').toBe(before);
        // After the menu has closed, presses work as usual.
        await press(below, 'tap');
        await expect(page.getByRole('heading', { level: 1, name: 'Dokument' })).toBeVisible();
      },
    );
  });
});
