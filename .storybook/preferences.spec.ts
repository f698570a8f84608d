import { expect, type Page, test } from '@playwright/test';

import { openStory, setGlobals, sizeWindow } from './previewPage.ts';
import { findSidewaysScroll } from './sidewaysScroll.ts';

const countMovements = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

test(
  'the ring that turns while something loads stands still for those who ask for no movement',
  { tag: '@Z18' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openStory(page, 'feedback-loader--default');
    await expect.poll(() => countMovements(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => countMovements(page)).toBe(0);
  },
);

test(
  'a dialog and its backdrop come without movement for those who ask for none',
  { tag: ['@Z18', '@U03'] },
  async ({ page }) => {
    await openStory(page, 'feedback-dialog--open');
    const dialog = page.getByRole('dialog');
    const backdrop = page.locator('body > [data-state="open"]:not([role])');
    for (const moving of [dialog, backdrop])
      await expect(moving).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(dialog).toHaveCSS('animation-duration', '0.3s');
    await expect(backdrop).toHaveCSS('animation-duration', '0.15s');
  },
);

test(
  'with forced colours the chosen tab, the current page and the focus are still marked by lines',
  { tag: '@Z18' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, 'navigation-tabs--second-selected');
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveCSS('border-bottom-width', '4px');
    const another = page.getByRole('tab', { selected: false }).first();
    await expect(another).toHaveCSS('border-bottom-width', '0px');
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(chosen).toHaveCSS('outline-width', '3px');

    await openStory(page, 'navigation-header--authenticated');
    const nav = page.getByRole('navigation', { name: 'Huvudmeny' });
    await expect(nav.locator('[aria-current="page"]')).toHaveCSS('border-bottom-width', '4px');
  },
);

test(
  'with forced colours a quiet button shows no edge, which would lie on that of its frame',
  { tag: '@Z18' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, 'forms-button--quiet');
    const quiet = page.getByRole('button');
    const ground = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    await expect(quiet).toHaveCSS('border-top-color', ground);
    await expect(quiet).toHaveCSS('text-decoration-line', 'underline');
  },
);

test(
  'with forced colours the symbol of a logo keeps its colours and, on a band, the ground under them',
  { tag: '@G17' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const symbol = page.locator('#storybook-root [aria-hidden]:has(> svg)');
    await openStory(page, 'foundations-logo--footer-with-symbol');
    await expect(symbol).toHaveCSS('background-color', 'rgb(14, 74, 71)');
    await expect(symbol).toHaveCSS('fill', 'rgb(255, 255, 255)');
  },
);

test(
  'the switches change the words of the library, the direction and the letters, and back',
  { tag: '@G14' },
  async ({ page }) => {
    await openStory(page, 'forms-textarea--over-limit');
    const root = page.locator('html');
    const label = page.locator('#storybook-root label');
    await setGlobals(page, { language: 'en', direction: 'rtl', letters: 'doubleSpaced' });
    await expect(page.getByText(/characters too many$/u)).toBeVisible();
    await expect(root).toHaveAttribute('lang', 'en-GB');
    await expect(root).toHaveCSS('direction', 'rtl');
    await expect(root).toHaveCSS('font-size', '32px');
    await expect(label).toHaveCSS('word-spacing', /^5\.\d+px$/u);
    await setGlobals(page, { language: 'sv', direction: 'ltr', letters: 'usual' });
    await expect(page.getByText(/tecken för mycket$/u)).toBeVisible();
    await expect(root).toHaveAttribute('lang', 'sv');
    await expect(root).toHaveCSS('direction', 'ltr');
    await expect(root).toHaveCSS('font-size', '16px');
    await expect(label).toHaveCSS('word-spacing', '0px');
  },
);

test('a table has the form of its window, from the start, after a change and on paper', async ({
  page,
}) => {
  const rows = page.locator('#storybook-root tbody > tr');
  const sortField = page.getByRole('combobox', { name: 'Sortera efter Aktiva ärenden' });
  await openStory(page, 'data-table-layout--cards-of-two-lines');
  await expect(rows.first()).toHaveCSS('display', 'flex');
  await sortField.focus();
  await page.emulateMedia({ media: 'print' });
  await expect(rows.first()).toHaveCSS('display', 'table-row');
  await expect(sortField).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(sortField).toBeVisible();

  await sizeWindow(page, 'medium');
  await expect(rows.first()).toHaveCSS('display', 'table-row');
  await expect(sortField).toHaveCount(0);
  // A large text leaves no room for columns.
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect(rows.first()).toHaveCSS('display', 'flex');
  await expect(sortField).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(rows.first()).toHaveCSS('display', 'table-row');
  await expect(sortField).toBeHidden();
});

test(
  'a dialog that is open does not cover the page on paper',
  { tag: '@Z05' },
  async ({ page }) => {
    await openStory(page, 'feedback-dialog--open');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await expect(page.locator('#storybook-root')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(dialog).toBeVisible();
  },
);

const pages = {
  overview: 'pages-overview--customer',
  claims: 'pages-claims--content',
  claim: 'pages-case--collection',
};

for (const [name, story] of Object.entries(pages)) {
  test(
    `nothing of the page "${name}" scrolls sideways at 320 px, with spaced text or with letters of double size`,
    { tag: '@Z16' },
    async ({ page }) => {
      await openStory(page, story);
      await sizeWindow(page, 'smallest');
      expect(await page.evaluate(findSidewaysScroll), 'at 320 px').toEqual([]);
      // The distances of WCAG 1.4.12.
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      });
      expect(await page.evaluate(findSidewaysScroll), 'with spaced text').toEqual([]);
      await openStory(page, story);
      await page.setViewportSize({ width: 640, height: 900 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await page.evaluate(findSidewaysScroll), 'with letters of double size').toEqual([]);
    },
  );
}
